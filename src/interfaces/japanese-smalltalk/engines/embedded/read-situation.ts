import { splitSentences } from '../../../../libraries/text/split-sentences.ts'
import type { Turns } from '../../port.ts'
import type { Situation } from './choose-reply.ts'
import { echoSlot, saidSlot, topicSlot, whoSlot } from './exchange.ts'
import { isQuestion, readKind } from './kinds/read-kind.ts'
import type { ReplySources } from './load-reply-sources.ts'
import { readMemory } from './read-memory.ts'
import { findExchanges, type FoundExchange } from './search/find-exchanges.ts'
import { listNearest, type NearPrompt, type SaidSentence } from './search/find-prompts.ts'
import { findTopic } from './slots/find-topic.ts'
import { namePerson } from './slots/people.ts'
import { toEcho } from './slots/to-echo.ts'
import { readClock } from './slots/fill-slots.ts'
import { toPlain, withoutSigns } from './to-plain.ts'
import { toPlainForm } from './to-plain-form.ts'
import { toStandardSpeech } from './to-standard-speech.ts'

/** Sentences of a turn that are looked at: its last ones. */
const maxSentences = 6

/** What one sentence of several is worth beside the whole turn. */
const partOfTurn = 0.97

/** What a greeting before something else is worth, and what a longer sentence there. */
const [beforeLast, longBeforeLast] = [0.7, 0.88]

/** Characters of a sentence that says more than a greeting does. */
const minTold = 9

/** What is left of the worth of what had to be put into standard speech. */
const inStandardSpeech = 0.98

/** What links a clause with the next. */
const linkingEnd = /(?:けれど|けど|が|ので|から|し)$/u

/** Characters of a clause that says something by itself. */
const minClause = 5

/** What is asked for, without the manners of asking: 「決めてくれない？」 is 「決めて」. */
const mannersOfAsking =
  /(?<=[てで])(?:おいて)?(?:くれ|もらえ|もらい|いただけ|いただき|ください|下さい|ほしい|欲しい|ちょうだい)(?:ない|ませ|ます|る|たい)?(?:ん|の|です|でしょう|か|かな|ね|よ)*[\s。？?！!]*$/u

function toBareRequest(text: string): string {
  return text.replace(mannersOfAsking, '')
}

/** What a sentence is worth that only says how one feels about the others. */
const ofFeeling = 0.5

/** Characters of a sentence that says how one feels about what the sentence before it told: 「ちょっと怖いです」. */
const maxFeeling = 9

/** Characters of an exclamation such as 「やばい」. */
const maxExclamation = 3

/** What asks for advice on the sentence before it. */
const helpless = /^(?:もう|いったい|一体)?(?:どうしよう|どうしたら|どうすれば|何か(?:ない|おすすめ))/

function isBareFeeling(sentence: string): boolean {
  const kind = readKind(sentence)
  if (helpless.test(toPlain(sentence)) && [...toPlain(sentence)].length <= maxFeeling) return true
  if ([...toPlain(sentence)].length <= maxExclamation) return true
  return (kind === 'trouble' || kind === 'joy') && [...toPlain(sentence)].length <= maxFeeling
}

export type Random = () => number

/** What may be what somebody meant, and what it is worth for that. */
interface Reading {
  readonly text: string
  /** What its meaning is read of, without signs. */
  readonly meant: string
  readonly worth: number
}

/** What the last turn may mean, and what is known from those before it. */
export async function readSituation(
  talk: ReplySources,
  turns: Turns,
  { now, random }: { readonly now: number; readonly random: Random },
  signal: AbortSignal,
): Promise<Situation> {
  const last = turns.at(-1) ?? turns[0]
  const readings = await addPlainForms(talk, listReadings(last), signal)
  const before = turns.at(-2) ?? ''
  // What we said ourselves tells nothing of the person.
  const earlier = turns.slice(0, -1).filter((turn) => !talk.ownWords.has(toPlain(turn)))
  // A topic ends at a comma: the turn as it was written comes last.
  const plain = [...[...readings.map(({ text }) => text), ...earlier, before].map(withoutSigns), last]
  const meant = [...new Set(readings.map(({ meant }) => meant))]
  const [tokens, vectors] = await Promise.all([talk.japaneseText.tokenize(plain, signal), talk.encode(meant, signal)])
  const sentences = readings.map(({ text, worth, meant: own }, index) => ({
    plain: plain[index] ?? '',
    isQuestion: isQuestion(text),
    kind: readKind(text),
    tokens: tokens[index] ?? [],
    meaning: vectors[meant.indexOf(own)] ?? new Float32Array(),
    before,
    worth,
  }))
  const memory = earlier.flatMap((turn, index) => [...readMemory(turn, tokens[readings.length + index] ?? [])])
  const topicOf = (slot: string, index: number) => {
    const topic = findTopic(plain[index] ?? '', tokens[index] ?? [])
    return topic === undefined ? [] : [[slot, topic] as const]
  }
  const clause = isQuestion(last) ? undefined : await readLastClause(talk, last, signal)
  const echoed = clause?.echo === undefined ? [] : [[echoSlot, clause.echo] as const]
  const person = namePerson(toPlain(last))
  const named = person === undefined ? [] : [[whoSlot, person] as const]
  const topics = [...named, ...topicOf(topicSlot, plain.length - 1), ...topicOf(saidSlot, plain.length - 2), ...echoed]
  return {
    turns,
    found: await findInAll(talk, sentences, signal),
    words: new Map([...readClock(now), ...memory, ...topics]),
    clause: clause?.plain ?? '',
    random,
  }
}

/** The last clause of a turn in plain form, and as it can be said again. */
async function readLastClause(
  { japaneseText }: ReplySources,
  turn: string,
  signal: AbortSignal,
): Promise<{ readonly plain: string; readonly echo: string | undefined }> {
  const sentence = splitSentences(turn, 'ja').findLast(({ text }) => toPlain(text) !== '')?.text ?? turn
  const [end = '', beforeEnd] = sentence.split(/[、,]/u).toReversed()
  const isWhole = beforeEnd === undefined || toPlain(end).length >= minClause
  const clause = withoutSigns(toStandardSpeech(isWhole ? end : beforeEnd.replace(linkingEnd, '')))
  const [tokens = []] = await japaneseText.tokenize([clause], signal)
  const form = toPlainForm(clause, tokens)
  if (form === undefined) return { plain: clause, echo: toEcho(clause, tokens) }
  const [formTokens = []] = await japaneseText.tokenize([form], signal)
  return { plain: form, echo: toEcho(form, formTokens) }
}

/** The whole turn first, then its sentences where there are several, each also in standard speech where it is in none. */
function listReadings(turn: string): Reading[] {
  const sentences = splitSentences(turn, 'ja')
    .map(({ text }) => text)
    .filter((text) => toPlain(text) !== '')
    .slice(-maxSentences)
  const isLast = (at: number) => at === sentences.length - 1
  const parts = sentences.map((text, at) => ({
    text,
    worth: isBareFeeling(text)
      ? ofFeeling
      : isLast(at)
        ? partOfTurn
        : [...toPlain(text)].length < minTold
          ? beforeLast
          : longBeforeLast,
  }))
  return [{ text: turn, worth: 1 }, ...(sentences.length > 1 ? parts : [])].flatMap(({ text: said, worth }) => {
    const text = toBareRequest(toStandardSpeech(said))
    const isOther = text !== said && toPlain(text) !== ''
    const reading = { text: said, meant: withoutSigns(said), worth }
    return isOther ? [reading, { text, meant: withoutSigns(text), worth: inStandardSpeech * worth }] : [reading]
  })
}

/** What is said politely once more as among friends: most ways to say something are written so. */
async function addPlainForms(
  { japaneseText }: ReplySources,
  readings: readonly Reading[],
  signal: AbortSignal,
): Promise<Reading[]> {
  const plain = readings.map(({ text }) => withoutSigns(text))
  const tokens = await japaneseText.tokenize(plain, signal)
  const informal = readings.flatMap(({ text, meant, worth }, index) => {
    const form = isQuestion(text) ? undefined : toPlainForm(plain[index] ?? '', tokens[index] ?? [])
    return form === undefined || form === '' ? [] : [{ text: form, meant, worth: inStandardSpeech * worth }]
  })
  return [...readings, ...informal]
}

async function findInAll(
  { index, promptWords, yieldToEventLoop }: ReplySources,
  sentences: readonly (SaidSentence & { readonly worth: number })[],
  signal: AbortSignal,
): Promise<FoundExchange[]> {
  const nearest = new Map<Float32Array, readonly NearPrompt[]>()
  for (const { meaning } of sentences) {
    await yieldToEventLoop()
    if (!nearest.has(meaning)) nearest.set(meaning, listNearest(index, meaning))
  }
  const found = await Promise.all(
    sentences.map(async (sentence) => {
      const near = nearest.get(sentence.meaning) ?? []
      const ofSentence = await findExchanges(index, promptWords, sentence, near, signal)
      return ofSentence.map((one) => ({ ...one, likeness: sentence.worth * one.likeness }))
    }),
  )
  return found.flat().toSorted((one, other) => other.likeness - one.likeness)
}
