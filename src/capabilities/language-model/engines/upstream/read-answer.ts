import { lookUp } from '../../../../libraries/json/look-up.ts'
import type { FinishReason, GenerationEvent, TokenLogProbability, Usage } from '../../port.ts'
import { modelFailed } from '../../domain/errors.ts'
import { asJsonObject, type JsonObject } from '../../../../libraries/json/json-object.ts'
import { asNumber, asJsonObjects, asText } from '../../upstream/json.ts'

/** Reads what one choice says in one piece of an answer; `finish_reason` is read for it. */
export type ReadChoice = (choice: JsonObject, index: number) => readonly GenerationEvent[]

/**
 * Reads an answer into events, whether it comes in pieces or as a whole: both have the same frame of choices, and what is in
 * a choice is for `readChoice`.
 */
export class AnswerParser {
  readonly #model: string
  readonly #readChoice: ReadChoice
  readonly #seen = new Set<number>()
  readonly #finished = new Set<number>()
  #hasStarted = false
  #usage: Usage | undefined

  /** `model` is what was asked for, for servers that do not say who answers. */
  constructor(model: string, readChoice: ReadChoice) {
    this.#model = model
    this.#readChoice = readChoice
  }

  /** Fails where the server reports a failure in place of an answer, or sends something else altogether. */
  read(json: unknown): readonly GenerationEvent[] {
    const answer = asJsonObject(json)
    if (!answer) throw modelFailed('The model server sent something that is no answer; try again.', json)
    if (answer['error']) throw modelFailed('The model failed in the middle of its answer; try again.', answer['error'])
    const events: GenerationEvent[] = []
    if (!this.#hasStarted) events.push(this.#start(answer))
    for (const choice of asJsonObjects(answer['choices'])) this.#addChoice(choice, events)
    this.#usage = toUsage(answer['usage']) ?? this.#usage
    return events
  }

  /** Fails when the answer ended before its choices did. */
  end(): readonly GenerationEvent[] {
    if (this.#finished.size === 0 || this.#finished.size < this.#seen.size)
      throw modelFailed('The model server ended in the middle of its answer; try again.')
    return this.#usage ? [{ kind: 'usage', usage: this.#usage }] : []
  }

  #start(answer: JsonObject): GenerationEvent {
    this.#hasStarted = true
    const fingerprint = asText(answer['system_fingerprint'])
    return { kind: 'start', model: asText(answer['model']) ?? this.#model, ...(fingerprint && { fingerprint }) }
  }

  #addChoice(choice: JsonObject, events: GenerationEvent[]): void {
    const index = asNumber(choice['index']) ?? 0
    for (const event of this.#readChoice(choice, index)) events.push(event)
    this.#seen.add(index)
    const reason = asText(choice['finish_reason'])
    if (reason === undefined || this.#finished.has(index)) return
    this.#finished.add(index)
    events.push({ kind: 'finish', choice: index, reason: toFinishReason(reason) })
  }
}

const finishReasons: Readonly<Record<string, FinishReason>> = {
  length: 'length',
  tool_calls: 'tool-calls',
  function_call: 'tool-calls',
  content_filter: 'content-filter',
}

function toFinishReason(reason: string): FinishReason {
  return lookUp(finishReasons, reason) ?? 'stop'
}

function toUsage(value: unknown): Usage | undefined {
  const usage = asJsonObject(value)
  const promptTokens = asNumber(usage?.['prompt_tokens'])
  if (!usage || promptTokens === undefined) return undefined
  const cachedTokens = asNumber(asJsonObject(usage['prompt_tokens_details'])?.['cached_tokens'])
  const reasoningTokens = asNumber(asJsonObject(usage['completion_tokens_details'])?.['reasoning_tokens'])
  return {
    promptTokens,
    completionTokens: asNumber(usage['completion_tokens']) ?? 0,
    ...(cachedTokens !== undefined && { cachedTokens }),
    ...(reasoningTokens !== undefined && { reasoningTokens }),
  }
}

/** A piece of text, unless nothing is in it. */
export function toTextEvents(
  choice: number,
  text: unknown,
  tokens: readonly TokenLogProbability[],
): readonly GenerationEvent[] {
  const words = asText(text) ?? ''
  if (words === '' && tokens.length === 0) return []
  return [{ kind: 'text', choice, text: words, ...(tokens.length > 0 && { logProbabilities: tokens }) }]
}
