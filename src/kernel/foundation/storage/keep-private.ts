import { chmod, open } from 'node:fs/promises'

/** What its owner alone may read and write. */
const privateMode = 0o600

/** What SQLite puts beside a database; made anew, these take its mode. */
const companions = ['', '-wal', '-shm']

/**
 * Makes the file of the database readable for its owner alone, whatever the folder or the umask allows: it holds people's
 * content. To be called before SQLite opens it, which would make it readable for all. A file that another user owns stays
 * as that user left it.
 */
export async function keepPrivate(file: string): Promise<void> {
  const made = await open(file, 'a', privateMode)
  await made.close()
  for (const companion of companions) await chmod(`${file}${companion}`, privateMode).catch(passOver)
}

function passOver(thrown: unknown): void {
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined
  if (code !== 'ENOENT' && code !== 'EPERM') throw thrown
}
