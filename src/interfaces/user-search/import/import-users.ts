import type { ImportProgress } from '../../../kernel/wire/interface/content.ts'
import type { Platform } from '../../../kernel/foundation/platform.ts'
import { inBatches } from '../../../kernel/assembly/content/in-batches.ts'
import { openSource } from '../../../kernel/assembly/content/open-source.ts'
import { usersPerTransaction, writeUsers } from '../storage/write-users.ts'
import { readUsers } from './read-users.ts'

/** Adds the users of a file and updates those that are there. What was reported is committed. */
export async function* importUsers(
  path: string,
  _options: Readonly<Record<string, string>>,
  { storage }: Pick<Platform, 'storage'>,
): AsyncGenerator<ImportProgress> {
  const { stream, size } = await openSource(path)
  let [read, added, changed] = [0, 0, 0]
  const report = (): ImportProgress => ({
    done: stream.bytesRead,
    total: size,
    unit: 'bytes',
    summary: `${format(read)} users, ${format(added)} of them new, ${format(changed)} updated`,
  })
  try {
    for await (const batch of inBatches(readUsers(stream, path), usersPerTransaction)) {
      const written = await writeUsers(storage, batch)
      read += batch.length
      added += written.added
      changed += written.changed
      yield report()
    }
    yield report()
  } finally {
    stream.destroy()
  }
}

function format(count: number): string {
  return count.toLocaleString('en')
}
