/* Wine before version 9 lacks this library, from which Rust's standard library takes its random numbers. Only for trials under
   Wine; Windows has its own. */
#include <windows.h>

BOOLEAN NTAPI SystemFunction036(PVOID, ULONG);

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T length) { return SystemFunction036(data, (ULONG)length); }
