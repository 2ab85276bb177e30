import type { Token } from 'node-llama-cpp'
import type { ToolCall } from '../../domain/chat-message.ts'
import { collectChoice } from '../../domain/collect.ts'
import type { FinishReason, GenerationEvent } from '../../port.ts'
import type { ChoiceUsage } from './write-choice.ts'

export interface WrittenAnswer {
  readonly text: string
  readonly toolCalls: readonly ToolCall[]
}

/** What has to be seen to once an answer is whole, where its grammar does not hold all that the schemas say. */
export interface AnswerCheck {
  /** Whether texts wait for it, or calls of tools alone. */
  readonly isOfText: boolean
  /** What is wrong with an answer, as a sentence. */
  findFault(answer: WrittenAnswer): string | undefined
  /** The prompt for another answer; undefined where there is no room for one. */
  promptAgain(answer: WrittenAnswer, fault: string): readonly Token[] | undefined
  /** Called with each fault. */
  note(fault: string): void
}

export type WriteOnce = (prompt: readonly Token[], push: (event: GenerationEvent) => void) => Promise<ChoiceUsage>

/**
 * Writes an answer, holds it back until it is whole, and has it written once more where it is wrong: the model gets the reason. The second
 * stands as it is. Usage counts what is given.
 */
export async function writeChecked(
  prompt: readonly Token[],
  check: AnswerCheck,
  write: WriteOnce,
  push: (event: GenerationEvent) => void,
): Promise<ChoiceUsage> {
  const first = await writeHeld(prompt, check, write, push)
  const again = first.fault === undefined ? undefined : check.promptAgain(first.answer, first.fault)
  if (!again) return release(first, push)
  const second = await writeHeld(again, { ...check, isOfText: true }, write, push)
  return { ...release(second, push), cachedTokens: first.usage.cachedTokens }
}

interface HeldAnswer {
  readonly events: readonly GenerationEvent[]
  readonly usage: ChoiceUsage
  readonly answer: WrittenAnswer
  readonly fault: string | undefined
}

/** Text of which nothing is to be checked goes on at once. */
async function writeHeld(
  prompt: readonly Token[],
  check: AnswerCheck,
  write: WriteOnce,
  push: (event: GenerationEvent) => void,
): Promise<HeldAnswer> {
  const events: GenerationEvent[] = []
  const usage = await write(prompt, (event) => {
    const isHeld = check.isOfText || event.kind === 'tool-call' || events.length > 0
    if (isHeld) events.push(event)
    else push(event)
  })
  const answer = collectChoice(events)
  const fault = isWhole(answer.finish) ? check.findFault(answer) : undefined
  if (fault !== undefined) check.note(fault)
  return { events, usage, answer, fault }
}

/** One that was broken off is wrong anyhow. */
function isWhole(finish: FinishReason | undefined): boolean {
  return finish === 'stop' || finish === 'tool-calls'
}

function release({ events, usage }: HeldAnswer, push: (event: GenerationEvent) => void): ChoiceUsage {
  for (const event of events) push(event)
  return usage
}
