import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { ContentRecord } from '../../../kernel/wire/interface/content.ts'
import type { Platform } from '../../../kernel/foundation/platform.ts'
import { inBatches } from '../../../kernel/assembly/content/in-batches.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import type { User } from '../domain/user.ts'
import { usersPerTransaction, writeUsers } from './write-users.ts'

const UserRecord = Compile(
  Type.Object({
    type: Type.Literal('user'),
    id: Type.String({ minLength: 1, maxLength: 255 }),
    display_name: Type.String({ minLength: 1 }),
    score: Type.Integer({ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }),
    photo: Type.Optional(Type.String()),
    sample: Type.Optional(Type.Boolean()),
  }),
)

/** Takes back what `exportUsers` gave. */
export async function restoreUsers(
  records: AsyncIterable<ContentRecord>,
  { storage }: Pick<Platform, 'storage'>,
): Promise<void> {
  for await (const batch of inBatches(records, usersPerTransaction)) await writeUsers(storage, batch.map(toUser))
}

function toUser(record: ContentRecord): User {
  if (!UserRecord.Check(record)) {
    const [fault] = UserRecord.Errors(record)
    throw new OperatorError(
      `A record of users ${fault?.instancePath.slice(1) ?? ''} ${fault?.message ?? 'is unknown'}.`,
    )
  }
  const { id, display_name: displayName, score, photo, sample = false } = record
  return { id, displayName, score, photo, isSample: sample }
}
