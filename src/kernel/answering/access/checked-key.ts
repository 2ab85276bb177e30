import { timingSafeEqual } from 'node:crypto'
import { fromRow, type KeyRow } from './key-rows.ts'
import { hashSecret } from './key-text.ts'
import type { StoredKey } from './stored-key.ts'

/** Compared with when the id is unknown, so that a wrong id and a wrong secret take the same time. */
const hashOfNothing = Buffer.alloc(32)

export function hashOf({ secret }: { readonly secret: string }): string {
  return hashSecret(secret).toString('hex')
}

export interface CheckedKey {
  readonly key: StoredKey
  readonly hash: Buffer
  /** Of the secret before, and until when it is good. */
  readonly previous: { readonly hash: Buffer; readonly until: number } | undefined
}

export function toChecked(row: KeyRow): CheckedKey {
  const { previous_hash: previous, previous_until: until } = row
  return {
    key: fromRow(row),
    hash: Buffer.from(row.hash, 'hex'),
    previous: previous !== null && until !== null ? { hash: Buffer.from(previous, 'hex'), until } : undefined,
  }
}

/** Both are compared whatever the first says, and a comparison is made even where there is no key, so that the time it takes reveals nothing. */
export function isSecretOf(found: CheckedKey | undefined, secret: string, time: number): boolean {
  const hash = hashSecret(secret)
  const isRight = timingSafeEqual(hash, found?.hash ?? hashOfNothing)
  const isPrevious = timingSafeEqual(hash, found?.previous?.hash ?? hashOfNothing)
  return isRight || (isPrevious && time < (found?.previous?.until ?? 0))
}

export function isValid({ revokedAt, expiresAt = Infinity }: StoredKey, time: number): boolean {
  return revokedAt === undefined && time < expiresAt
}
