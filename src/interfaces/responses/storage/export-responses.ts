import { dropUndefined } from '../../../libraries/json/drop-undefined.ts'
import type { ContentRecord } from '../../../kernel/wire/interface/content.ts'
import type { Platform } from '../../../kernel/foundation/platform.ts'
import type { Storage } from '../../../kernel/foundation/storage/storage.ts'
import { readResponse } from './read-responses.ts'
import type { Tables } from './tables.ts'

/** How many are named at a time; each is read by itself, as one may hold pictures. */
const responsesPerStep = 200

/** Every stored response in the order in which they were stored, so that each comes after the one that it goes on from. */
export async function* exportResponses({ storage }: Pick<Platform, 'storage'>): AsyncGenerator<ContentRecord> {
  for (let last = 0; ;) {
    const rows = await readNumbers(storage, last)
    for (const { number, id, caller_id: callerId } of rows) {
      last = number
      const response = await readResponse(storage, callerId, id)
      // Deleted since.
      if (!response) continue
      const { previousId, description, input, output } = response
      yield {
        type: 'response',
        id,
        owner: callerId,
        ...dropUndefined({ previous_id: previousId }),
        description,
        input,
        output,
      }
    }
    if (rows.length === 0) return
  }
}

function readNumbers(storage: Storage, last: number) {
  return storage
    .tables<Tables>()
    .selectFrom('responses_response')
    .select(['number', 'id', 'caller_id'])
    .where('number', '>', last)
    .orderBy('number')
    .limit(responsesPerStep)
    .execute()
}
