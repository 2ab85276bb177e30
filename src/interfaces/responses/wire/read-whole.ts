import { modelFailed } from '../../../capabilities/language-model/domain/errors.ts'
import { isStorageError } from '../../../kernel/foundation/storage/to-storage-error.ts'
import type { WireResponse } from './begin-response.ts'
import type { WireEvent } from './output-writer.ts'

/**
 * The response of the last event. Fails where that event says that it broke off.
 *
 * @param readFailure - what it broke off by
 */
export async function readWhole(events: AsyncIterable<WireEvent>, readFailure: () => unknown): Promise<WireResponse> {
  let last: WireResponse | undefined
  for await (const event of events) if ('response' in event) last = event.response
  if (last && !last.error) return last
  const failure = readFailure()
  // Its own status and Retry-After, as wherever nothing can be stored.
  if (isStorageError(failure)) throw failure
  throw modelFailed(last?.error?.message ?? 'The model ended without an answer; try again.')
}
