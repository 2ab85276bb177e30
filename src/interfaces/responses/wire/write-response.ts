import { modelFailed } from '../../../capabilities/language-model/domain/errors.ts'
import type { FinishReason, GenerationEvent, Usage } from '../../../capabilities/language-model/port.ts'
import { toServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import { toSeconds, toWireUsage, type WireResponse } from './begin-response.ts'
import { OutputWriter, type Unnumbered, type WireEvent } from './output-writer.ts'

export interface ResponseEnd {
  /** Called with a whole response before its last event is sent. */
  readonly store: (response: WireResponse) => Promise<void>
  /** Called with the failure that broke a response off. */
  readonly noteFailure: (thrown: unknown) => void
}

/**
 * A generation as the events of a response, `begun` being what is known before it. A failure after the first event is sent as
 * `response.failed`; one before it is thrown.
 */
export async function* writeResponse(
  events: AsyncIterable<GenerationEvent>,
  begun: WireResponse,
  { store, noteFailure }: ResponseEnd,
): AsyncGenerator<WireEvent> {
  const output = new OutputWriter()
  let sequence = 0
  const number = (event: Unnumbered): WireEvent => ({ ...event, sequence_number: sequence++ })
  let response: WireResponse | undefined
  let [finish, usage]: [FinishReason | undefined, Usage | undefined] = [undefined, undefined]
  try {
    for await (const event of events) {
      if (event.kind === 'start') {
        response = { ...begun, model: event.model }
        yield number({ type: 'response.created', response })
        yield number({ type: 'response.in_progress', response })
      } else if (event.kind === 'finish') finish = event.reason
      else if (event.kind === 'usage') usage = event.usage
      else for (const made of toOutput(output, event)) yield number(made)
    }
    if (!response || !finish) throw modelFailed('The model stopped in the middle of its answer; try again.')
    const isWhole = finish === 'stop' || finish === 'tool-calls'
    for (const made of output.close(isWhole ? 'completed' : 'incomplete')) yield number(made)
    const whole: WireResponse = { ...response, ...toEnd(finish, usage), output: output.items }
    await store(whole)
    yield number({ type: isWhole ? 'response.completed' : 'response.incomplete', response: whole })
  } catch (thrown) {
    if (!response) throw thrown
    noteFailure(thrown)
    const error = { code: 'server_error', message: toServiceError(thrown).message }
    yield number({ type: 'response.failed', response: { ...response, status: 'failed', error, output: output.items } })
  }
}

type OutputEvent = Exclude<GenerationEvent, { kind: 'start' | 'finish' | 'usage' }>

function toOutput(output: OutputWriter, event: OutputEvent): readonly Unnumbered[] {
  switch (event.kind) {
    case 'text':
      return output.writeText('output_text', event.text)
    case 'refusal':
      return output.writeText('refusal', event.text)
    case 'reasoning':
      return output.writeText('reasoning_text', event.text)
    case 'tool-call':
      return output.writeCall(event.index, event)
  }
}

function toEnd(finish: FinishReason, usage: Usage | undefined): Partial<WireResponse> {
  const shared = { completed_at: toSeconds(Date.now()), usage: usage ? toWireUsage(usage) : null }
  switch (finish) {
    case 'length':
      return { ...shared, status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } }
    case 'content-filter':
      return { ...shared, status: 'incomplete', incomplete_details: { reason: 'content_filter' } }
    case 'stop':
    case 'tool-calls':
      return { ...shared, status: 'completed' }
  }
}
