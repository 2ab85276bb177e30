import { normalizeText } from '../../../../../kernel/text/normalize-text.ts'
import type { EngineContext } from '../../../../../kernel/engines/engine.ts'
import type { ReadySkill } from '../../../../../kernel/skill.ts'
import { type ChatMessage, textOf } from '../../../domain/chat-message.ts'
import { findReply } from './find-reply.ts'
import { languageOf } from './language-of.ts'
import { picturesOf } from './pictures-of.ts'
import type { Question, Said } from './topic.ts'

/** Answers what it can work out itself or by a skill of the server, and says plainly when it cannot. */
export interface Assistant {
  answer(messages: readonly ChatMessage[], skills: readonly ReadySkill[], signal: AbortSignal): Promise<Said>
}

export function createAssistant({ now }: Pick<EngineContext, 'now'>): Assistant {
  return {
    async answer(messages, skills, signal) {
      const [text = '', ...earlier] = textsOfUser(messages)
      const pictures = picturesOf(messages)
      const question: Question = { text, earlier, language: languageOf(text), now: now(), skills, pictures }
      return findReply(question, signal)
    },
  }
}

/** What the user wrote, the latest first; of an overlong text only the beginning, which holds the question. */
function textsOfUser(messages: readonly ChatMessage[]): readonly string[] {
  const users = messages.filter(({ role }) => role === 'user').toReversed()
  return users.map((message) => normalizeText(textOf(message).slice(0, maxQuestionLength), 'NFKC').trim())
}

const maxQuestionLength = 4000
