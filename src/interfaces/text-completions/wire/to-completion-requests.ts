import type { CompletionRequest } from '../../../capabilities/language-model/port.ts'
import { assertStreamOptions, toSampling, toStop } from '../../../dialects/openai/to-sampling.ts'
import type { BodyOf } from '../../../kernel/wire/contract.ts'
import { dropUndefined } from '../../../libraries/json/drop-undefined.ts'
import { kernelError } from '../../../kernel/foundation/errors/service-error.ts'
import type { textCompletions } from '../contract.ts'

export type WireRequest = BodyOf<(typeof textCompletions)['operations']['createCompletion']>

/** The original's, too. */
const defaultMaxTokens = 16

/** Of all prompts together. */
const maxChoices = 512

/** One request for each prompt; its choices are those to be made, `best_of` them where that is asked for. */
export function toCompletionRequests(wire: WireRequest): readonly CompletionRequest[] {
  assertStreamOptions(wire)
  const prompts = toPrompts(wire.prompt)
  const choices = toChoices(wire)
  if (prompts.length * choices > maxChoices)
    throw kernelError('invalid_request', `Prompts times choices are more than ${maxChoices}; send fewer at once.`, {
      field: 'prompt',
    })
  const shared = {
    choices,
    sampling: toSampling(wire),
    stop: toStop(wire.stop),
    echoesPrompt: wire.echo ?? false,
    maxTokens: wire.max_tokens ?? defaultMaxTokens,
    ...dropUndefined({
      // The likeliest of several are chosen by their log-probabilities.
      logProbabilities: wire.logprobs ?? (isRanked(wire) ? 0 : undefined),
      suffix: wire.suffix?.toWellFormed() || undefined,
    }),
  }
  return prompts.map((prompt) => ({ ...shared, prompt }))
}

type Prompt = CompletionRequest['prompt']

function toPrompts(prompt: WireRequest['prompt']): readonly Prompt[] {
  if (prompt === undefined || prompt === null) return ['']
  if (typeof prompt === 'string') return [prompt.toWellFormed()]
  const ids: number[] = []
  const prompts: Prompt[] = []
  for (const each of prompt) {
    if (typeof each === 'number') ids.push(each)
    else prompts.push(typeof each === 'string' ? each.toWellFormed() : each)
  }
  if (
    prompts.some((each) => each.length === 0 && typeof each !== 'string') ||
    (prompts.length === 0 && ids.length === 0)
  )
    throw kernelError('invalid_request', 'The field "prompt" holds an empty list.', { field: 'prompt' })
  return ids.length > 0 ? [ids] : prompts
}

function toChoices({ n, best_of, stream }: WireRequest): number {
  const wanted = n ?? 1
  const made = best_of ?? wanted
  if (made < wanted)
    throw kernelError('invalid_request', `The field "best_of" must be at least "n", which is ${wanted}.`, {
      field: 'best_of',
    })
  if (made > wanted && stream)
    throw kernelError('invalid_request', 'The likeliest of several are known at the end: no "best_of" in a stream.', {
      field: 'best_of',
    })
  return made
}

/** Whether more are made than given. */
export function isRanked({ n, best_of }: WireRequest): boolean {
  return (best_of ?? 1) > (n ?? 1)
}
