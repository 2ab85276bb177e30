import { modelFailed } from '../../../capabilities/language-model/domain/errors.ts'
import type { WireResponse } from './describe-response.ts'
import type { WireEvent } from './output-writer.ts'

/** The response that its last event tells of. Fails where that one says that the model failed. */
export async function readWhole(events: AsyncIterable<WireEvent>): Promise<WireResponse> {
  let last: WireResponse | undefined
  for await (const event of events) if ('response' in event) last = event.response
  if (last && !last.error) return last
  throw modelFailed(last?.error?.message ?? 'The model ended without an answer; try again.')
}
