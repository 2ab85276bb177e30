import { ServiceError } from '../../../../../kernel/foundation/errors/service-error.ts'
import type { ReadySkill } from '../../../../../kernel/wire/interface/skill.ts'
import { wholeQuestion } from './follow-up.ts'
import { withoutGreeting } from './small-talk/without-greeting.ts'
import { splitQuestions, splitSubjects } from './split-questions.ts'
import { admit } from './mainstay/list-abilities.ts'
import type { Question, Reply, ReplyText } from './topic.ts'
import { topics } from './topics.ts'

/**
 * The answers to all questions of a message, or the answer to it whole, to what stands in it after a greeting, to what it is
 * together with the one before, or to those of its questions that have one; where there is none, it says so.
 */
export async function findReply(question: Question, signal: AbortSignal): Promise<ReplyText> {
  const asked = withoutGreeting(question) ?? question
  const parts = splitQuestions(asked)
  return (
    (await answerAll(parts, signal)) ??
    (await answerWhole(question, signal)) ??
    (await answerAll(splitSubjects(asked), signal)) ??
    (await answerSome(parts, signal)) ?? { text: admit(question), isAnswer: false }
  )
}

async function answerWhole(question: Question, signal: AbortSignal): Promise<ReplyText | undefined> {
  for (const reading of [question, withoutGreeting(question), wholeQuestion(question)]) {
    const answer = reading && (await reply(reading, signal))
    if (answer !== undefined) return answer
  }
  return undefined
}

/** The answers to several questions, if each has one; nothing is done for any before it is known that all are understood. */
async function answerAll(questions: readonly Question[], signal: AbortSignal): Promise<ReplyText | undefined> {
  if (questions.length < 2 || !questions.every((question) => findReplies(question).length > 0)) return undefined
  const answers: ReplyText[] = []
  for (const question of questions) {
    const answer = await reply(question, signal)
    if (answer === undefined) return undefined
    answers.push(answer)
  }
  return { text: answers.map(({ text }) => text).join('\n'), isAnswer: answers.some(({ isAnswer }) => isAnswer) }
}

/** What can be answered of several sentences, and which questions among them cannot. */
async function answerSome(questions: readonly Question[], signal: AbortSignal): Promise<ReplyText | undefined> {
  if (questions.length < 2) return undefined
  const [answers, open]: [string[], string[]] = [[], []]
  for (const question of questions) {
    const answer = await reply(question, signal)
    if (answer?.isAnswer) answers.push(answer.text)
    else if (/[?？]$/u.test(question.text)) open.push(question.text)
  }
  if (answers.length === 0) return undefined
  return { text: [...answers, ...open.map((text) => leaveOpen(text, questions))].join('\n'), isAnswer: true }
}

function leaveOpen(text: string, [question]: readonly Question[]): string {
  return question?.language === 'ja' ? `「${text}」にはお答えできません。` : `I have no answer to "${text}"`
}

/** What the surest says of the assistant's own topics and of the skills of the server; of equals the own one is asked first. */
async function reply(question: Question, signal: AbortSignal): Promise<ReplyText | undefined> {
  for (const { perform } of findReplies(question).toSorted((a, b) => b.confidence - a.confidence)) {
    const answer = await perform(signal)
    if (answer !== undefined) return typeof answer === 'string' ? { text: answer, isAnswer: true } : answer
  }
  return undefined
}

function findReplies(question: Question): readonly Reply[] {
  const own = topics.map((topic) => topic(question))
  const ofSkills = question.skills.map((skill) => matchSkill(skill, question))
  return [...own, ...ofSkills].filter((reply) => reply !== undefined)
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
