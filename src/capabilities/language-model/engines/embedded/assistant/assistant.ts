import { normalizeText } from '../../../../../libraries/text/normalize-text.ts'
import type { EngineContext } from '../../../../../kernel/wire/interface/engine.ts'
import type { ReadySkill } from '../../../../../kernel/wire/interface/skill.ts'
import { type ChatMessage, textOf } from '../../../domain/chat-message.ts'
import { findReply } from './find-reply.ts'
import { languageOf } from './language-of.ts'
import { offerHelp } from './offer-help.ts'
import { picturesOf } from './pictures-of.ts'
import type { Detect, Question, ReplyText } from './topic.ts'

/** Answers what it can work out itself or by a skill of the server, and says plainly when it cannot. */
export interface Assistant {
  answer(messages: readonly ChatMessage[], skills: readonly ReadySkill[], signal: AbortSignal): Promise<ReplyText>
}

export interface AssistantParts extends Pick<EngineContext, 'now'> {
  readonly detect: Detect
}

export function createAssistant({ now, detect }: AssistantParts): Assistant {
  return {
    async answer(messages, skills, signal) {
      const help = offerHelp(messages)
      if (help !== undefined) return { text: help, isAnswer: true }
      const [whole = '', ...before] = textsOfUser(messages)
      const [text, earlier] = [beginningOf(whole), before.map(beginningOf)]
      const pictures = picturesOf(messages)
      const question: Question = {
        text,
        earlier,
        language: languageOf(text),
        now: now(),
        whole,
        skills,
        pictures,
        detect,
      }
      return findReply(question, signal)
    },
  }
}

/** What the user wrote, the latest first. */
function textsOfUser(messages: readonly ChatMessage[]): readonly string[] {
  const users = messages.filter(({ role }) => role === 'user').toReversed()
  return users.map((message) => normalizeText(textOf(message).slice(0, maxLength), 'NFKC').trim())
}

const maxLength = 60_000

/** Of an overlong text only the beginning, which holds the question. */
function beginningOf(text: string): string {
  return text.slice(0, maxQuestionLength).trim()
}

const maxQuestionLength = 4000
