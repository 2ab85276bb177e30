import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { ContentRecord } from '../../../kernel/wire/interface/content.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import type { Platform } from '../../../kernel/foundation/platform.ts'
import { Item } from '../contract/item.ts'
import type { StoredResponse } from '../port.ts'
import { addResponse } from './write-responses.ts'

const ResponseRecord = Compile(
  Type.Object({
    type: Type.Literal('response'),
    id: Type.String({ minLength: 1 }),
    owner: Type.String({ minLength: 1 }),
    previous_id: Type.Optional(Type.String()),
    description: Type.Record(Type.String(), Type.Unknown()),
    input: Type.Array(Item),
    output: Type.Array(Item),
  }),
)

/** Takes back what `exportResponses` gave; one that is here already stays as it is. */
export async function restoreResponses(
  records: AsyncIterable<ContentRecord>,
  { storage }: Pick<Platform, 'storage'>,
): Promise<void> {
  for await (const record of records) await addResponse(storage, readRecord(record))
}

function readRecord(record: ContentRecord): StoredResponse {
  if (!ResponseRecord.Check(record)) {
    const [fault] = ResponseRecord.Errors(record)
    throw new OperatorError(
      `A record of responses ${fault?.instancePath.slice(1) ?? ''} ${fault?.message ?? 'is unknown'}.`,
    )
  }
  const { id, owner: callerId, previous_id: previousId, description, input, output } = record
  return { id, callerId, previousId, description, input, output }
}
