import type { FinishReason } from '../../../capabilities/language-model/port.ts'
import type { Collected, CollectedChoice } from '../../../capabilities/language-model/domain/collect.ts'
import { createId } from '../../../dialects/openai/create-id.ts'
import { toWireUsage } from '../../../dialects/openai/to-wire-usage.ts'
import type { ResponseOf } from '../../../kernel/wire/contract.ts'
import type { textCompletions } from '../contract.ts'
import { toWireLogProbabilities } from './to-wire-log-probabilities.ts'

export type Completion = ResponseOf<(typeof textCompletions)['operations']['createCompletion']>
type WireChoice = Completion['choices'][number]

/** How this caller wants the answer written. */
export interface CompletionFormat {
  /** How many likely tokens to list in each place; undefined for no log-probabilities. */
  readonly others: number | undefined
  readonly includesUsage: boolean
  /** Where the text of a choice begins: after its prompt, unless that is echoed. */
  startOf(choice: number): number
}

export function toWireCompletion(
  { model, fingerprint, usage }: Collected,
  choices: readonly CollectedChoice[],
  writing: CompletionFormat,
): Completion {
  return {
    id: createId('cmpl'),
    object: 'text_completion',
    created: Math.floor(Date.now() / 1000),
    model,
    ...(fingerprint !== undefined && { system_fingerprint: fingerprint }),
    choices: choices.map(({ text, finish, logProbabilities }, index) => ({
      index,
      text,
      logprobs:
        writing.others === undefined
          ? null
          : toWireLogProbabilities(logProbabilities, writing.startOf(index), writing.others),
      finish_reason: toWireReason(finish),
    })),
    ...toWireUsage(usage),
  }
}

/** This wire knows no tools. */
export function toWireReason(reason: FinishReason): WireChoice['finish_reason'] {
  if (reason === 'tool-calls') return 'stop'
  return reason === 'content-filter' ? 'content_filter' : reason
}
