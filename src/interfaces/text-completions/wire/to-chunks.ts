import type { GenerationEvent } from '../../../capabilities/language-model/port.ts'
import { createId } from '../../../dialects/openai/create-id.ts'
import { toWireUsage } from '../../../dialects/openai/to-wire-usage.ts'
import type { EventOf } from '../../../kernel/wire/contract.ts'
import { FlatMap } from '../../../libraries/iteration/flat-map.ts'
import type { textCompletions } from '../contract.ts'
import { toWireReason, type CompletionFormat } from './to-wire-completion.ts'
import { lengthOf, toWireLogProbabilities } from './to-wire-log-probabilities.ts'

export type Chunk = EventOf<(typeof textCompletions)['operations']['createCompletion']>
type Choice = Chunk['choices'][number]

/** A generation as the wire streams it; the usage, where it is wanted, in one more event without choices. */
export function toChunks(events: AsyncIterable<GenerationEvent>, writing: CompletionFormat): AsyncIterable<Chunk> {
  const id = createId('cmpl')
  const created = Math.floor(Date.now() / 1000)
  const usage = writing.includesUsage ? { usage: null } : {}
  const toPiece = createPieceWriter(writing)
  let named: Pick<Chunk, 'model' | 'system_fingerprint'> = { model: '' }
  const toChunk = (choices: Choice[]): Chunk => ({
    id,
    object: 'text_completion',
    created,
    ...named,
    choices,
    ...usage,
  })
  return new FlatMap(events, (event) => {
    if (event.kind === 'text' || event.kind === 'finish') return [toChunk([toPiece(event)])]
    if (event.kind === 'usage' && writing.includesUsage) return [{ ...toChunk([]), ...toWireUsage(event.usage) }]
    if (event.kind !== 'start') return []
    const { model, fingerprint } = event
    named = { model, ...(fingerprint !== undefined && { system_fingerprint: fingerprint }) }
    return []
  })
}

type PieceEvent = Extract<GenerationEvent, { kind: 'text' | 'finish' }>

/** Keeps count of where each choice has come to. */
function createPieceWriter({ others, startOf }: CompletionFormat): (event: PieceEvent) => Choice {
  const offsets: number[] = []
  return (event) => {
    const { choice: index } = event
    if (event.kind === 'finish') return { index, text: '', logprobs: null, finish_reason: toWireReason(event.reason) }
    const { text, logProbabilities = [] } = event
    if (others === undefined) return { index, text, logprobs: null, finish_reason: null }
    const start = offsets[index] ?? startOf(index)
    offsets[index] = start + lengthOf(text)
    return { index, text, logprobs: toWireLogProbabilities(logProbabilities, start, others), finish_reason: null }
  }
}
