//! Reads a squashfs image, version 4, as `scripts/package` makes it: zstd, no fragments, no extended attributes, no holes.

use std::fs::{File, Permissions};
use std::io::{self, Error, Read, Seek, SeekFrom, Write};
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::Path;

use ruzstd::decoding::FrameDecoder;

/// The first bytes of an image.
const MAGIC: &[u8] = b"hsqs";
/// The number by which an image says that it is compressed with zstd.
const ZSTD: u16 = 6;
/// The maximum size of a block of metadata, uncompressed.
const METADATA: usize = 8192;
/// The bit in the size of a block of metadata, and of a block of data, that says that it is not compressed.
const PLAIN: (u16, u32) = (1 << 15, 1 << 24);
/// The kinds of inodes that are read: a folder, a file, a symbolic link.
const KINDS: [u16; 3] = [1, 2, 3];

/// An image that begins at a position of a file.
pub struct Image {
    file: File,
    begin: u64,
    decoder: FrameDecoder,
    block: u32,
    root: u64,
    inodes: u64,
    folders: u64,
}

/// Bytes that are read from the beginning.
struct Fields<'a>(&'a [u8]);

impl Fields<'_> {
    fn bytes<const N: usize>(&mut self) -> io::Result<[u8; N]> {
        let (first, rest) = self.0.split_first_chunk().ok_or_else(|| Error::other("the image is cut off"))?;
        self.0 = rest;
        Ok(*first)
    }

    fn u16(&mut self) -> io::Result<u16> {
        self.bytes().map(u16::from_le_bytes)
    }

    fn u32(&mut self) -> io::Result<u32> {
        self.bytes().map(u32::from_le_bytes)
    }

    fn u64(&mut self) -> io::Result<u64> {
        self.bytes().map(u64::from_le_bytes)
    }

    fn skip(&mut self, count: usize) {
        self.0 = self.0.get(count..).unwrap_or_default();
    }
}

/// A position in a table of metadata: the beginning of the block in the file, from the beginning of the table, and the offset in
/// the uncompressed block.
type Place = (u64, usize);

impl Image {
    /// Opens the image that begins at `begin`.
    ///
    /// # Errors
    /// Returns an error if there is no image that can be read.
    pub fn open(mut file: File, begin: u64) -> io::Result<Self> {
        let mut head = [0; 96];
        file.seek(SeekFrom::Start(begin))?;
        file.read_exact(&mut head)?;
        if !head.starts_with(MAGIC) {
            return Err(Error::other("there is no image behind the program"));
        }
        let mut fields = Fields(&head[12..]);
        let (block, _, compressor) = (fields.u32()?, fields.u32()?, fields.u16()?);
        if compressor != ZSTD {
            return Err(Error::other("the image is not compressed with zstd"));
        }
        let root = Fields(&head[32..]).u64()?;
        let mut tables = Fields(&head[64..]);
        let (inodes, folders) = (tables.u64()?, tables.u64()?);
        Ok(Image { file, begin, decoder: FrameDecoder::new(), block, root, inodes, folders })
    }

    /// Writes the content of the image into the existing folder `into`.
    ///
    /// # Errors
    /// Returns an error if the image is damaged, or if a file cannot be written.
    pub fn unpack(&mut self, into: &Path) -> io::Result<()> {
        self.unpack_inode((self.root >> 16, (self.root & 0xffff) as usize), into)
    }

    /// Reads `count` bytes of a table of metadata that begins at `table`.
    fn metadata(&mut self, table: u64, (block, offset): Place, count: usize) -> io::Result<Vec<u8>> {
        let mut read = Vec::new();
        self.file.seek(SeekFrom::Start(self.begin + table + block))?;
        while read.len() < offset + count {
            let mut size = [0; 2];
            self.file.read_exact(&mut size)?;
            let size = u16::from_le_bytes(size);
            let mut stored = vec![0; usize::from(size & !PLAIN.0)];
            self.file.read_exact(&mut stored)?;
            if size & PLAIN.0 == 0 {
                stored = self.decompress(&stored, METADATA)?;
            }
            read.extend(stored);
        }
        Ok(read[offset..offset + count].to_vec())
    }

    fn decompress(&mut self, stored: &[u8], most: usize) -> io::Result<Vec<u8>> {
        let mut plain = vec![0; most];
        let size = self.decoder.decode_all(stored, &mut plain).map_err(Error::other)?;
        plain.truncate(size);
        Ok(plain)
    }

    fn unpack_inode(&mut self, place: Place, path: &Path) -> io::Result<()> {
        let head = self.metadata(self.inodes, place, 32)?;
        let mut fields = Fields(&head);
        let (kind, mode) = (fields.u16()?, fields.u16()?);
        fields.skip(12);
        let [folder, file, link] = KINDS;
        match kind {
            kind if kind == folder => {
                let (block, _, size, offset) = (fields.u32()?, fields.u32()?, fields.u16()?, fields.u16()?);
                self.unpack_folder((block.into(), offset.into()), size.into(), path)
            }
            kind if kind == file => {
                let (start, fragment, _, size) = (fields.u32()?, fields.u32()?, fields.u32()?, fields.u32()?);
                if fragment != u32::MAX {
                    return Err(Error::other("the image has fragments"));
                }
                let count = size.div_ceil(self.block) as usize;
                let sizes = self.metadata(self.inodes, (place.0, place.1 + 32), 4 * count)?;
                self.unpack_file(start.into(), size, &sizes, path)?;
                std::fs::set_permissions(path, Permissions::from_mode(mode.into()))
            }
            kind if kind == link => {
                let (_, size) = (fields.u32()?, fields.u32()?);
                let target = self.metadata(self.inodes, (place.0, place.1 + 24), size as usize)?;
                symlink(String::from_utf8(target).map_err(Error::other)?, path)
            }
            kind => Err(Error::other(format!("the image has an inode of kind {kind}"))),
        }
    }

    /// Unpacks a folder, whose list has `size` bytes, three of which are not stored.
    fn unpack_folder(&mut self, place: Place, size: usize, path: &Path) -> io::Result<()> {
        if !path.exists() {
            std::fs::create_dir(path)?;
        }
        let list = self.metadata(self.folders, place, size.saturating_sub(3))?;
        let mut fields = Fields(&list);
        while !fields.0.is_empty() {
            let (count, block, _) = (fields.u32()? + 1, fields.u32()?, fields.u32()?);
            for _ in 0..count {
                let (offset, _, _, length) = (fields.u16()?, fields.u16()?, fields.u16()?, fields.u16()?);
                let name = fields.0.get(..=usize::from(length)).ok_or_else(|| Error::other("the image is cut off"))?;
                let name = std::str::from_utf8(name).map_err(Error::other)?;
                if name.contains('/') || name == ".." {
                    return Err(Error::other("the image names a file outside"));
                }
                self.unpack_inode((block.into(), offset.into()), &path.join(name))?;
                fields.skip(usize::from(length) + 1);
            }
        }
        Ok(())
    }

    /// Unpacks a file of `size` bytes, whose blocks begin at `start`. The blocks' stored sizes are in `sizes`.
    fn unpack_file(&mut self, start: u64, size: u32, sizes: &[u8], path: &Path) -> io::Result<()> {
        let mut file = File::create(path)?;
        let (mut sizes, mut left) = (Fields(sizes), size);
        self.file.seek(SeekFrom::Start(self.begin + start))?;
        while left > 0 {
            let (stored, most) = (sizes.u32()?, left.min(self.block));
            let mut data = vec![0; (stored & !PLAIN.1) as usize];
            self.file.read_exact(&mut data)?;
            if stored & PLAIN.1 == 0 {
                data = self.decompress(&data, most as usize)?;
            }
            file.write_all(&data)?;
            left -= most;
        }
        file.sync_all()
    }
}
