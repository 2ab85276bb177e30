import type { FinishReason, GenerationEvent, TokenLogProbability, Usage } from '../port.ts'
import type { ToolCall } from './chat-message.ts'
import { modelFailed } from './errors.ts'

/** A whole generation. */
export interface Collected {
  readonly model: string
  readonly fingerprint: string | undefined
  /** By their index. */
  readonly choices: readonly CollectedChoice[]
  readonly usage: Usage | undefined
}

export interface CollectedChoice {
  readonly text: string
  readonly reasoning: string
  readonly refusal: string
  readonly toolCalls: readonly ToolCall[]
  readonly logProbabilities: readonly TokenLogProbability[]
  readonly finish: FinishReason
}

interface OpenChoice {
  text: string
  reasoning: string
  refusal: string
  readonly toolCalls: OpenToolCall[]
  readonly logProbabilities: TokenLogProbability[]
  finish: FinishReason | undefined
}

interface OpenToolCall {
  id: string
  name: string
  arguments: string
}

/** Reads a generation to its end. Fails as its events do, and when they end before every choice has. */
export async function collect(events: AsyncIterable<GenerationEvent>): Promise<Collected> {
  const choices: OpenChoice[] = []
  let start: Extract<GenerationEvent, { kind: 'start' }> | undefined
  let usage: Usage | undefined
  for await (const event of events) {
    if (event.kind === 'start') start = event
    else if (event.kind === 'usage') usage = event.usage
    else addEvent((choices[event.choice] ??= openChoice()), event)
  }
  if (!start) throw modelFailed('The model ended without an answer; try again.')
  return { model: start.model, fingerprint: start.fingerprint, choices: choices.map(close), usage }
}

/** Pieces of one choice put together; no `finish` where there was none. */
export function collectChoice(events: Iterable<GenerationEvent>): Readonly<OpenChoice> {
  const choice = openChoice()
  for (const event of events) if (event.kind !== 'start' && event.kind !== 'usage') addEvent(choice, event)
  return choice
}

function openChoice(): OpenChoice {
  return { text: '', reasoning: '', refusal: '', toolCalls: [], logProbabilities: [], finish: undefined }
}

type ChoiceEvent = Exclude<GenerationEvent, { kind: 'start' | 'usage' }>

function addEvent(choice: OpenChoice, event: ChoiceEvent): void {
  switch (event.kind) {
    case 'text':
      choice.text += event.text
      for (const token of event.logProbabilities ?? []) choice.logProbabilities.push(token)
      return
    case 'reasoning':
      choice.reasoning += event.text
      return
    case 'refusal':
      choice.refusal += event.text
      return
    case 'tool-call':
      return addToolCall(choice.toolCalls, event)
    case 'finish':
      choice.finish = event.reason
  }
}

function addToolCall(calls: OpenToolCall[], piece: Extract<GenerationEvent, { kind: 'tool-call' }>): void {
  const call = (calls[piece.index] ??= { id: '', name: '', arguments: '' })
  if (piece.id !== undefined) call.id = piece.id
  if (piece.name !== undefined) call.name = piece.name
  call.arguments += piece.arguments
}

function close({ finish, ...choice }: OpenChoice): CollectedChoice {
  if (!finish) throw modelFailed('The model stopped in the middle of its answer; try again.')
  return { ...choice, finish }
}
