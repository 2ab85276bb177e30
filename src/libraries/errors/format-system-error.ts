import { lookUp } from '../json/look-up.ts'

/** What the operating system's codes mean, as clauses (errno(3)). */
const meanings: Readonly<Record<string, string>> = {
  EACCES: 'this user may not read or write it',
  EBUSY: 'another program holds it',
  EDQUOT: "this user's share of the disk is used up",
  EFBIG: 'it would grow beyond what this user may write',
  EIO: 'the disk failed',
  EISDIR: 'it is a folder',
  ELOOP: 'its links lead in a circle',
  EMFILE: 'this process has too many files open (ulimit -n)',
  ENAMETOOLONG: 'its name is too long',
  ENFILE: 'this machine has too many files open',
  ENOENT: 'it is not there',
  ENOMEM: 'there is not enough memory',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of its path is no folder',
  EPERM: 'this user may not change it',
  EROFS: 'its disk may only be read',
}

/** A failure of the file system as a clause with its code, `the disk is full (ENOSPC)`; undefined for any other failure. */
export function formatSystemError(thrown: unknown): string | undefined {
  if (!(thrown instanceof Error) || !('code' in thrown) || typeof thrown.code !== 'string') return undefined
  const meaning = lookUp(meanings, thrown.code)
  return meaning === undefined ? undefined : `${meaning} (${thrown.code})`
}
