import { ServiceError } from '../../../../../kernel/errors/service-error.ts'
import type { ReadySkill } from '../../../../../kernel/skill.ts'
import { wholeQuestion } from './follow-up.ts'
import { withoutGreeting } from './small-talk/without-greeting.ts'
import { admit } from './mainstay/list-abilities.ts'
import type { Question, Reply, Said } from './topic.ts'
import { topics } from './topics.ts'

/**
 * The answer to a question, to what stands in it after a greeting, or to what it is together with the one before; where there is
 * none, it says so.
 */
export async function findReply(question: Question, signal: AbortSignal): Promise<Said> {
  const readings = [question, withoutGreeting(question), wholeQuestion(question)]
  for (const reading of readings) {
    const answer = reading && (await reply(reading, signal))
    if (answer !== undefined) return answer
  }
  return { text: admit(question), isAnswer: false }
}

/** What the surest says of the assistant's own topics and of the skills of the server; of equals the own one is asked first. */
async function reply(question: Question, signal: AbortSignal): Promise<Said | undefined> {
  const own = topics.map((topic) => topic(question))
  const ofSkills = question.skills.map((skill) => matchSkill(skill, question))
  const replies = [...own, ...ofSkills].filter((reply) => reply !== undefined)
  for (const { perform } of replies.toSorted((a, b) => b.confidence - a.confidence)) {
    const answer = await perform(signal)
    if (answer !== undefined) return typeof answer === 'string' ? { text: answer, isAnswer: true } : answer
  }
  return undefined
}

/** A service that refuses or fails says why in a sentence: that is said then. */
function matchSkill(skill: ReadySkill, question: Question): Reply | undefined {
  const match = skill.match(question)
  if (!match) return undefined
  const perform = async (signal: AbortSignal) => {
    try {
      return await match.perform(signal)
    } catch (thrown) {
      signal.throwIfAborted()
      if (thrown instanceof ServiceError) return { text: thrown.message, isAnswer: false }
      throw thrown
    }
  }
  return { confidence: match.confidence, perform }
}
