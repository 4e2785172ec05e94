// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
//
// Annotates the slow path of Synchronization.Mutex on Linux for the thread sanitizer. The fast path is inlined into the
// program, where the sanitizer sees its atomic operations. The slow path is in libswiftSynchronization, which is not
// instrumented, so a thread that had to wait for a lock would seem to continue without one. Loaded before that library,
// these functions call it and report the meaning of its calls. Nothing is suppressed: a race is reported as before.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

// Weak: the programs that a test starts inherit this library and have no sanitizer.
extern void __tsan_acquire(void *) __attribute__((weak));
extern void __tsan_release(void *) __attribute__((weak));

// `self` is the lock's address, in the register where Swift passes it.
#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self

static void *next(const char *name) {
  void *found = dlsym(RTLD_NEXT, name);
  if (!found) abort();
  return found;
}

SWIFT void $s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF(uint32_t thread, SELF) {
  static SWIFT void (*real)(uint32_t, SELF);
  if (!real) real = next("$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF");
  real(thread, self);
  if (__tsan_acquire) __tsan_acquire(self);
}

SWIFT bool $s15Synchronization12_MutexHandleV12_tryLockSlowSbyF(SELF) {
  static SWIFT bool (*real)(SELF);
  if (!real) real = next("$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF");
  bool locked = real(self);
  if (locked && __tsan_acquire) __tsan_acquire(self);
  return locked;
}

SWIFT void $s15Synchronization12_MutexHandleV11_unlockSlowyyF(SELF) {
  static SWIFT void (*real)(SELF);
  if (!real) real = next("$s15Synchronization12_MutexHandleV11_unlockSlowyyF");
  if (__tsan_release) __tsan_release(self);
  real(self);
}
