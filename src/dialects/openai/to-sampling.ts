import type { Static, TObject } from 'typebox'
import { dropUndefined } from '../../libraries/json/drop-undefined.ts'
import { kernelError } from '../../kernel/foundation/errors/service-error.ts'
import type { Sampling } from '../../capabilities/language-model/port.ts'
import type { generationFields } from './generation-fields.ts'

/** The fields of a request that chat and completion share, read into the port's words. */
export type WireGeneration = Static<TObject<typeof generationFields>>

export function toSampling(wire: WireGeneration): Sampling {
  return dropUndefined({
    temperature: wire.temperature ?? undefined,
    topP: wire.top_p ?? undefined,
    seed: wire.seed ?? undefined,
    presencePenalty: wire.presence_penalty ?? undefined,
    frequencyPenalty: wire.frequency_penalty ?? undefined,
    logitBias: wire.logit_bias ? toLogitBias(wire.logit_bias) : undefined,
  })
}

function toLogitBias(bias: object): ReadonlyMap<number, number> | undefined {
  const entries: [string, unknown][] = Object.entries(bias)
  const wrong = entries.find(([token]) => !/^\d{1,9}$/.test(token))
  if (wrong)
    throw kernelError('invalid_request', 'The names in "logit_bias" must be token ids, such as "50256".', {
      field: 'logit_bias',
    })
  return entries.length > 0 ? new Map(entries.map(([token, value]) => [Number(token), Number(value)])) : undefined
}

/** The original takes 4; programs written for other servers send more. */
const maxStops = 16

/** An empty text stops nothing. */
export function toStop(stop: WireGeneration['stop']): readonly string[] {
  const texts = [stop ?? []].flat()
  if (texts.length > maxStops)
    throw kernelError(
      'invalid_request',
      `The field "stop" may hold ${maxStops} texts at most; it has ${texts.length}.`,
      {
        field: 'stop',
      },
    )
  return texts.flatMap((text) => (text === '' ? [] : text.toWellFormed()))
}

/** `stream_options` without `stream` is a mistake that the original points out. */
export function assertStreamOptions({ stream, stream_options }: WireGeneration): void {
  if (stream_options && !stream)
    throw kernelError('invalid_request', 'The field "stream_options" is only allowed when "stream" is true.', {
      field: 'stream_options',
    })
}
