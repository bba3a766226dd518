; Installs Orrery for one user, without the rights of an administrator. Saved matches and settings are never touched.
; Wants VERSION, FOLDER (what is installed), KILOBYTES (its size) and OUT (the installer).
Target amd64-unicode
!include MUI2.nsh

Name "Orrery"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Orrery"
InstallDirRegKey HKCU "Software\Orrery" "Folder"
SetCompressor /SOLID lzma
BrandingText "Orrery ${VERSION}"

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Orrery"
VIAddVersionKey "FileDescription" "Orrery"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT OR Apache-2.0"

!define MUI_ICON "${FOLDER}\orrery.ico"
!define MUI_UNICON "${FOLDER}\orrery.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\orrery.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Italian"
!insertmacro MUI_LANGUAGE "Russian"

LangString SAVE ${LANG_ENGLISH} "Match of Orrery"
LangString SAVE ${LANG_ITALIAN} "Partita di Orrery"
LangString SAVE ${LANG_RUSSIAN} "Партия Orrery"

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Orrery"

; Tells the Explorer that a file type has changed.
!macro TellExplorer
  System::Call 'shell32::SHChangeNotify(i 0x8000000, i 0, p 0, p 0)'
!macroend

Section
  SetOutPath "$INSTDIR"
  File "${FOLDER}\orrery.exe"
  File "${FOLDER}\orrery.ico"
  File "${FOLDER}\README.txt"
  File "${FOLDER}\CHANGELOG.txt"
  File "${FOLDER}\LICENSE-MIT.txt"
  File "${FOLDER}\LICENSE-APACHE.txt"
  File "${FOLDER}\THIRD-PARTY.txt"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortCut "$SMPROGRAMS\Orrery.lnk" "$INSTDIR\orrery.exe"

  WriteRegStr HKCU "Software\Orrery" "Folder" "$INSTDIR"
  WriteRegStr HKCU "Software\Classes\.orrery" "" "Orrery.Match"
  WriteRegStr HKCU "Software\Classes\Orrery.Match" "" "$(SAVE)"
  WriteRegStr HKCU "Software\Classes\Orrery.Match\DefaultIcon" "" "$INSTDIR\orrery.exe,0"
  WriteRegStr HKCU "Software\Classes\Orrery.Match\shell\open\command" "" '"$INSTDIR\orrery.exe" --load "%1"'
  !insertmacro TellExplorer

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Orrery"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\orrery.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The founders of Orrery"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

; Removes what was installed by name: the player may have put other things into the folder.
Section "Uninstall"
  Delete "$INSTDIR\orrery.exe"
  Delete "$INSTDIR\orrery.ico"
  Delete "$INSTDIR\README.txt"
  Delete "$INSTDIR\CHANGELOG.txt"
  Delete "$INSTDIR\LICENSE-MIT.txt"
  Delete "$INSTDIR\LICENSE-APACHE.txt"
  Delete "$INSTDIR\THIRD-PARTY.txt"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Orrery.lnk"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\Orrery"
  DeleteRegKey HKCU "Software\Classes\Orrery.Match"
  ReadRegStr $0 HKCU "Software\Classes\.orrery" ""
  StrCmp $0 "Orrery.Match" 0 +2
    DeleteRegKey HKCU "Software\Classes\.orrery"
  !insertmacro TellExplorer
SectionEnd
