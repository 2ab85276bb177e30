import { type ChatMessage, textOf } from '../../../domain/chat-message.ts'
import { answerDanger } from '../../../domain/danger/answer-danger.ts'
import { findDanger } from '../../../domain/danger/find-danger.ts'

/** What is said to somebody in danger, whatever else they wrote; their country may stand in what they wrote before. */
export function offerHelp(messages: readonly ChatMessage[]): string | undefined {
  const texts = messages.filter(({ role }) => role === 'user').map(textOf)
  const last = texts.at(-1) ?? ''
  const danger = findDanger(last)
  if (danger === undefined) return undefined
  const recent = texts.slice(-maxTurns).toReversed()
  const said = recent.map((text) => text.slice(0, maxLength)).join('\n')
  return answerDanger(danger, said)
}

/** Messages of a person in which their country is looked for. */
const maxTurns = 6

/** Code units of each that are looked at. */
const maxLength = 4000
