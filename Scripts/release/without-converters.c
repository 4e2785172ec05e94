// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
//
// What Debian's libxml2 calls in ICU, for a binary without it. Drawings and pages are UTF-8, which libxml2 decodes itself:
// no converter is ever asked for. ICU's tables alone would be three quarters of the binary. Every function here says that
// it cannot do it.

#define JOIN(name, version) name##version
#define VERSIONED(name, version) JOIN(name, version)
#define ICU(name) VERSIONED(name, ICU_SUFFIX)

enum { unsupported = 16 };

void *ICU(ucnv_open)(const char *name, int *status) {
  (void)name;
  *status = unsupported;
  return 0;
}

void ICU(ucnv_close)(void *converter) { (void)converter; }

void ICU(ucnv_convertEx)(void *target, void *source, char **to, const char *end, const char **from, const char *last,
                         void *start, void *next, void *place, const void *limit, signed char reset,
                         signed char flush, int *status) {
  (void)target, (void)source, (void)to, (void)end, (void)from, (void)last, (void)start, (void)next, (void)place;
  (void)limit, (void)reset, (void)flush;
  *status = unsupported;
}

void ICU(ucnv_setFromUCallBack)(void *converter, void *action, const void *context, void **old, const void **before,
                                int *status) {
  (void)converter, (void)action, (void)context, (void)old, (void)before;
  *status = unsupported;
}

void ICU(ucnv_setToUCallBack)(void *converter, void *action, const void *context, void **old, const void **before,
                              int *status) {
  (void)converter, (void)action, (void)context, (void)old, (void)before;
  *status = unsupported;
}

void ICU(UCNV_FROM_U_CALLBACK_STOP)(void) {}
void ICU(UCNV_TO_U_CALLBACK_STOP)(void) {}
