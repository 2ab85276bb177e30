import { ServiceError } from '../../../../../../kernel/foundation/errors/service-error.ts'
import type { ReadySkill } from '../../../../../../kernel/wire/interface/skill.ts'
import type { ChatMessage } from '../../../../domain/chat-message.ts'
import { createAssistant } from '../assistant.ts'
import type { ReplyText } from '../topic.ts'

/** 21 November 2026, a Saturday, 10:05 in UTC. */
const now = Date.UTC(2026, 10, 21, 10, 5)

/** What the assistant says to the last of these messages of one user. */
export function ask(...texts: readonly string[]): Promise<string> {
  return askApp([], ...texts)
}

export async function askApp(skills: readonly ReadySkill[], ...texts: readonly string[]): Promise<string> {
  return (await askWhole(skills, ...texts)).text
}

/** What it says, and whether that is an answer. */
export function askWhole(skills: readonly ReadySkill[], ...texts: readonly string[]): Promise<ReplyText> {
  const messages = texts.map((text): ChatMessage => ({ role: 'user', content: [{ kind: 'text', text }] }))
  return createAssistant({ now: () => now, detect }).answer(messages, skills, new AbortController().signal)
}

/** Languages are detected by statistics in a worker thread; here by the letters alone. */
const detect = async (text: string) => ({
  language: /\p{Script=Hiragana}/u.test(text) ? 'ja' : /[äöüß]/.test(text) ? 'de' : 'en',
})

/** A skill that knows one word and answers so; an error is thrown, undefined is nothing to tell. */
export function skillOf(word: string, confidence: number, answer: string | ServiceError | undefined): ReadySkill {
  const perform = async () => {
    if (answer instanceof ServiceError) throw answer
    return answer
  }
  return {
    offer: { en: `explain ${word}`, ja: `${word}の説明` },
    example: { en: `What about ${word}?`, ja: `${word}は?` },
    match: ({ text }) => (text.includes(word) ? { confidence, perform } : undefined),
  }
}
