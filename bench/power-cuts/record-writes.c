/*
 * Loaded before a program (LD_PRELOAD), writes down in order what it does to files below a folder, and what it says:
 * RECORD_FOLDER, RECORD_FILE. A record: kind (1 byte), length of the path (2), path, offset (8), length (4), bytes; little-endian.
 * W bytes at an offset, T cut to a length, S synced, C made, U taken away, A said on standard output.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static int record = -1;
static const char *folder;

static ssize_t (*next_write)(int, const void *, size_t);
static ssize_t (*next_pwrite)(int, const void *, size_t, off_t);
static int (*next_ftruncate)(int, off_t);
static int (*next_fsync)(int);
static int (*next_fdatasync)(int);
static int (*next_unlink)(const char *);
static int (*next_open)(const char *, int, ...);

__attribute__((constructor)) static void begin(void) {
  next_write = dlsym(RTLD_NEXT, "write");
  next_pwrite = dlsym(RTLD_NEXT, "pwrite64");
  next_ftruncate = dlsym(RTLD_NEXT, "ftruncate64");
  next_fsync = dlsym(RTLD_NEXT, "fsync");
  next_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
  next_unlink = dlsym(RTLD_NEXT, "unlink");
  next_open = dlsym(RTLD_NEXT, "open64");
  folder = getenv("RECORD_FOLDER");
  const char *file = getenv("RECORD_FILE");
  if (folder && file) record = next_open(file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

static void note(char kind, const char *path, uint64_t offset, const void *bytes, uint32_t length) {
  uint16_t path_length = (uint16_t)strlen(path);
  size_t size = 15 + path_length + length;
  char *line = malloc(size);
  line[0] = kind;
  memcpy(line + 1, &path_length, 2);
  memcpy(line + 3, path, path_length);
  memcpy(line + 3 + path_length, &offset, 8);
  memcpy(line + 11 + path_length, &length, 4);
  if (length) memcpy(line + 15 + path_length, bytes, length);
  if (next_write(record, line, size) != (ssize_t)size) abort();
  free(line);
}

/* The path of an open file below the folder, relative to it. */
static int find_path(int descriptor, char *path) {
  char link[64], whole[PATH_MAX];
  if (record < 0) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  ssize_t length = readlink(link, whole, sizeof whole - 1);
  if (length < 0) return 0;
  whole[length] = 0;
  size_t inside = strlen(folder);
  if (strncmp(whole, folder, inside)) return 0;
  strcpy(path, whole + inside);
  return 1;
}

#define IN_TURN(KIND, TYPE, CALL, OFFSET, BYTES, LENGTH)        \
  char path[PATH_MAX];                                          \
  if (!find_path(descriptor, path)) return CALL;                \
  pthread_mutex_lock(&turn);                                    \
  TYPE result = CALL;                                           \
  if (result >= 0) note(KIND, path, OFFSET, BYTES, LENGTH);     \
  pthread_mutex_unlock(&turn);                                  \
  return result;

ssize_t pwrite64(int descriptor, const void *bytes, size_t count, off_t offset) {
  IN_TURN('W', ssize_t, next_pwrite(descriptor, bytes, count, offset), offset, bytes, (uint32_t)result)
}
ssize_t pwrite(int descriptor, const void *bytes, size_t count, off_t offset) {
  return pwrite64(descriptor, bytes, count, offset);
}
int ftruncate64(int descriptor, off_t length) {
  IN_TURN('T', int, next_ftruncate(descriptor, length), length, 0, 0)
}
int ftruncate(int descriptor, off_t length) { return ftruncate64(descriptor, length); }
int fsync(int descriptor) { IN_TURN('S', int, next_fsync(descriptor), 0, 0, 0) }
int fdatasync(int descriptor) { IN_TURN('S', int, next_fdatasync(descriptor), 0, 0, 0) }

ssize_t write(int descriptor, const void *bytes, size_t count) {
  if (descriptor == 1 && record >= 0) {
    pthread_mutex_lock(&turn);
    note('A', "", 0, bytes, (uint32_t)count);
    pthread_mutex_unlock(&turn);
  }
  IN_TURN('W', ssize_t, next_write(descriptor, bytes, count), lseek(descriptor, 0, SEEK_CUR) - result, bytes, (uint32_t)result)
}

int unlink(const char *name) {
  size_t inside = folder ? strlen(folder) : 0;
  if (record < 0 || strncmp(name, folder, inside)) return next_unlink(name);
  pthread_mutex_lock(&turn);
  int result = next_unlink(name);
  if (result == 0) note('U', name + inside, 0, 0, 0);
  pthread_mutex_unlock(&turn);
  return result;
}

int open64(const char *name, int flags, ...) {
  va_list words;
  va_start(words, flags);
  mode_t mode = flags & O_CREAT ? va_arg(words, mode_t) : 0;
  va_end(words);
  size_t inside = folder ? strlen(folder) : 0;
  if (record < 0 || !(flags & O_CREAT) || strncmp(name, folder, inside)) return next_open(name, flags, mode);
  pthread_mutex_lock(&turn);
  int is_new = access(name, F_OK);
  int result = next_open(name, flags, mode);
  if (result >= 0 && is_new) note('C', name + inside, 0, 0, 0);
  pthread_mutex_unlock(&turn);
  return result;
}
int open(const char *name, int flags, ...) {
  va_list words;
  va_start(words, flags);
  mode_t mode = flags & O_CREAT ? va_arg(words, mode_t) : 0;
  va_end(words);
  return open64(name, flags, mode);
}
