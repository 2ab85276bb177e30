import type { GenerationEvent } from '../../../capabilities/language-model/port.ts'
import { createId } from '../../../dialects/openai/create-id.ts'
import { toWireUsage } from '../../../dialects/openai/to-wire-usage.ts'
import type { EventOf } from '../../../kernel/wire/contract.ts'
import { FlatMap } from '../../../libraries/iteration/flat-map.ts'
import type { chatCompletions } from '../contract.ts'
import { toWireReason, type CompletionFormat } from './to-wire-completion.ts'
import { toWireLogProbabilities } from './to-wire-log-probabilities.ts'

export type Chunk = EventOf<(typeof chatCompletions)['operations']['createChatCompletion']>
type Choice = Chunk['choices'][number]

/**
 * A generation as the wire streams it: an event with the role for each choice, then its pieces, an event with the reason
 * for its end, and, where it is wanted, one without choices that holds the usage.
 */
export function toChunks(
  events: AsyncIterable<GenerationEvent>,
  choices: number,
  writing: CompletionFormat,
): AsyncIterable<Chunk> {
  const id = createId('chatcmpl')
  const created = Math.floor(Date.now() / 1000)
  let [model, fingerprint]: [string, string | null] = ['', null]
  const usage = writing.includesUsage ? { usage: null } : {}
  const toChunk = (...pieces: Choice[]): Chunk => ({
    id,
    object: 'chat.completion.chunk',
    created,
    model,
    system_fingerprint: fingerprint,
    choices: pieces,
    ...usage,
  })
  return new FlatMap(events, (event) => {
    if (event.kind === 'usage') return writing.includesUsage ? [{ ...toChunk(), ...toWireUsage(event.usage) }] : []
    if (event.kind !== 'start') return [toChunk(toPiece(event, writing))]
    ;[model, fingerprint] = [event.model, event.fingerprint ?? null]
    return Array.from({ length: choices }, (_, index) => toChunk(toFirstPiece(index)))
  })
}

function toFirstPiece(index: number): Choice {
  return { index, delta: { role: 'assistant', content: '', refusal: null }, logprobs: null, finish_reason: null }
}

type ChoiceEvent = Exclude<GenerationEvent, { kind: 'start' | 'usage' }>

function toPiece(event: ChoiceEvent, writing: CompletionFormat): Choice {
  const { choice: index } = event
  if (event.kind === 'finish')
    return { index, delta: {}, logprobs: null, finish_reason: toWireReason(event.reason, writing) }
  const tokens = event.kind === 'text' && writing.includesLogProbabilities ? event.logProbabilities : undefined
  return { index, delta: toDelta(event, writing), logprobs: toWireLogProbabilities(tokens), finish_reason: null }
}

function toDelta(
  event: Exclude<ChoiceEvent, { kind: 'finish' }>,
  { usesFunctions }: CompletionFormat,
): Choice['delta'] {
  switch (event.kind) {
    case 'text':
      return { content: event.text }
    case 'reasoning':
      return { reasoning_content: event.text }
    case 'refusal':
      return { refusal: event.text }
    case 'tool-call': {
      const { index, id, name, arguments: written } = event
      const called = { ...(name !== undefined && { name }), arguments: written }
      if (usesFunctions) return { function_call: called }
      return { tool_calls: [{ index, ...(id !== undefined && { id, type: 'function' }), function: called }] }
    }
  }
}
