// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#define _GNU_SOURCE

#include "BenchProbe.h"

#include <errno.h>
#include <sys/resource.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#if defined(__linux__)
#include <sched.h>
#include <sys/personality.h>
#endif

static uint64_t read_clock(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

uint64_t scrollwork_monotonic_time(void) { return read_clock(CLOCK_MONOTONIC); }

uint64_t scrollwork_thread_time(void) { return read_clock(CLOCK_THREAD_CPUTIME_ID); }

#if defined(__linux__)

// What the process was given at its start; pinning must not narrow what later calls choose from.
static cpu_set_t allowed;

static int allowed_count(void) {
  if (CPU_COUNT(&allowed) == 0) sched_getaffinity(0, sizeof allowed, &allowed);
  return CPU_COUNT(&allowed);
}

int scrollwork_processor_count(void) {
  int count = allowed_count();
  return count > 0 ? count : 1;
}

bool scrollwork_pin(int index) {
  int count = allowed_count();
  if (count == 0 || index < 0) return false;
  index %= count;
  for (int cpu = 0; cpu < CPU_SETSIZE; cpu++) {
    if (!CPU_ISSET(cpu, &allowed) || index-- > 0) continue;
    cpu_set_t one;
    CPU_ZERO(&one);
    CPU_SET(cpu, &one);
    return sched_setaffinity(0, sizeof one, &one) == 0;
  }
  return false;
}

bool scrollwork_randomize_addresses(bool randomizes) {
  int now = personality(0xffffffff);
  if (now < 0) return false;
  int wanted = randomizes ? now & ~ADDR_NO_RANDOMIZE : now | ADDR_NO_RANDOMIZE;
  return personality((unsigned long)wanted) >= 0;
}

#else

int scrollwork_processor_count(void) {
  long count = sysconf(_SC_NPROCESSORS_ONLN);
  return count > 0 ? (int)count : 1;
}

bool scrollwork_pin(int index) {
  (void)index;
  return false;
}

bool scrollwork_randomize_addresses(bool randomizes) {
  (void)randomizes;
  return false;
}

#endif

static uint64_t nanoseconds(struct timeval time) {
  return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_usec * 1000u;
}

bool scrollwork_wait(int process, struct scrollwork_usage *usage) {
  int status = 0;
  struct rusage used;
  pid_t ended;
  do {
    ended = wait4((pid_t)process, &status, 0, &used);
  } while (ended < 0 && errno == EINTR);
  if (ended < 0) return false;
  usage->processor_time = nanoseconds(used.ru_utime) + nanoseconds(used.ru_stime);
#if defined(__APPLE__)
  usage->peak_bytes = (uint64_t)used.ru_maxrss;
#else
  usage->peak_bytes = (uint64_t)used.ru_maxrss * 1024u;
#endif
  usage->status = WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
  return true;
}

int scrollwork_call_in_copy(bool (*body)(void *), void *context) {
  pid_t copy = fork();
  if (copy == 0) _exit(body(context) ? 0 : 1);
  struct scrollwork_usage usage;
  if (copy < 0 || !scrollwork_wait((int)copy, &usage) || usage.status != 0) return -1;
  return (int)copy;
}
