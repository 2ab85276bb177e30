import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { readJsonLines } from '../../../kernel/assembly/content/read-json-lines.ts'
import type { User } from '../domain/user.ts'
import { readCsvRows } from './read-csv-rows.ts'
import { readXmlRows } from './read-xml-rows.ts'
import { type SourceRow, toUser } from './to-user.ts'

/** The users of a file, whichever of the three formats it is in; rows without a name are passed over. */
export async function* readUsers(stream: Readable, path: string): AsyncGenerator<User> {
  for await (const row of readRows(stream, path)) {
    const user = toUser(row, path)
    if (user) yield user
  }
}

async function* readRows(stream: Readable, path: string): AsyncGenerator<SourceRow> {
  const first = await peekCharacter(stream)
  if (first === undefined) throw new OperatorError(`${path} is empty.`)
  if (first === '<') yield* readXmlRows(stream, path)
  else if (first !== '{') yield* readCsvRows(stream, path)
  else for await (const { value, number } of readJsonLines(stream, path)) yield { fields: value, line: number }
}

/** The first character that is no white space; what was read is put back. */
async function peekCharacter(stream: Readable): Promise<string | undefined> {
  await once(stream, 'readable')
  const chunk: unknown = stream.read()
  if (!Buffer.isBuffer(chunk)) return undefined
  stream.unshift(chunk)
  const [first] = chunk
    .subarray(0, 4096)
    .toString('utf8')
    .replace(/^\u{feff}/u, '')
    .trimStart()
  return first
}
