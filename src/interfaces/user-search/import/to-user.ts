import { cleanText } from '../../../kernel/assembly/content/clean-text.ts'
import { createHash } from 'node:crypto'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import type { User } from '../domain/user.ts'

/** One row of a source, under the names that the source has for its fields. */
export interface SourceRow {
  readonly fields: Readonly<Record<string, unknown>>
  readonly line: number
}

/** Ours first, then Stack Exchange's, then what tables of users commonly say; compared without case and punctuation. */
const names = {
  id: ['id', 'userid', 'accountid'],
  displayName: ['displayname', 'name', 'nickname', 'username'],
  score: ['score', 'reputation', 'points'],
  photo: ['photo', 'profileimageurl', 'photourl', 'profileimage', 'avatar', 'avatarurl', 'image'],
} as const

const maxIdLength = 255

/** Undefined for a row without a name. Without an id, the name itself says who it is. */
export function toUser({ fields, line }: SourceRow, path: string): User | undefined {
  const find = createFinder(fields)
  const displayName = cleanText(find(names.displayName))
  if (displayName === '') return undefined
  const id = cleanText(find(names.id)) || `name-${createHash('sha256').update(displayName).digest('hex').slice(0, 24)}`
  if (id.length > maxIdLength)
    throw new OperatorError(`Line ${line} of ${path}: the id is longer than ${maxIdLength} characters.`)
  const photo = cleanText(find(names.photo)) || undefined
  return { id, displayName, score: readScore(find(names.score), line, path), photo, isSample: false }
}

function createFinder(fields: SourceRow['fields']): (names: readonly string[]) => unknown {
  const plain = new Map(
    Object.entries(fields).map(([name, value]) => [name.toLowerCase().replaceAll(/[^a-z]/g, ''), value]),
  )
  return (wanted) => {
    const name = wanted.find((each) => plain.has(each))
    return name === undefined ? undefined : plain.get(name)
  }
}

function readScore(value: unknown, line: number, path: string): number {
  const text = cleanText(value)
  const score = text === '' ? 0 : Number(text)
  if (Number.isSafeInteger(score)) return score
  throw new OperatorError(`Line ${line} of ${path}: the score "${text.slice(0, 40)}" is no whole number.`)
}
