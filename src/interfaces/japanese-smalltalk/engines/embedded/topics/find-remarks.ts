import { maxOf } from '../../../../../libraries/numbers/max-of.ts'
import { toPlain } from '../to-plain.ts'
import { toStandardSpeech } from '../to-standard-speech.ts'
import type { Mood, Topic } from './topic.ts'

/** Remarks that fit, and what they are worth beside each other. */
export interface FoundRemarks {
  readonly remarks: readonly string[]
  readonly worth: number
  readonly isSure: boolean
  /** What the topic is worth more, or less, than its words say. */
  readonly weight: number
  /** What exchanges have to be worth more beside it. */
  readonly claim: number
}

/** What a character of the words that were found is worth. */
const ofCharacter = 0.05

/** What words near the end are worth more than those at the beginning: what is told comes last. */
const ofPlace = 0.06

/** The same of words in the last of several clauses. */
const ofLastClause = 0.08

/** What a remark of another mood is worth less. */
const ofMood = 0.12

/** What is worth less than the best by more than this is left out. */
const maxGap = 0.03

/** Characters of a turn that goes on with what an earlier one began, and how many of the person's turns before it are looked at. */
const [maxContinuation, maxEarlier] = [24, 4]

/** What a topic of an earlier turn is worth less, for each turn. */
const ofAge = 0.02

/** Moods in which one goes on with a topic without naming it again: 「何かいい案はない？」. */
const goesOn: ReadonlySet<Mood> = new Set<Mood>(['advice', 'asked', 'trouble'])

/** How one asks on without naming what is meant. */
const asksOn = /何|なに|なん|どう|どん|どこ|いい|おすすめ|ない|ある|あり/

/** What can be said about the topics of the last turn; where it names none and is short, about those of the turns before it. */
export function findRemarks(
  topics: readonly Topic[],
  turns: readonly string[],
  moods: readonly Mood[],
): readonly FoundRemarks[] {
  const [last = '', ...earlier] = turns.filter((_, index) => (turns.length - index) % 2 === 1).toReversed()
  const standard = toStandardSpeech(last)
  const own = [...findIn(topics, last, moods), ...(standard === last ? [] : findIn(topics, standard, moods))]
  const [mood] = moods
  if (own.length > 0 || mood === undefined || !goesOn.has(mood)) return keepBest(own)
  const goesOnWith = mood === 'trouble' || asksOn.test(last)
  if (!goesOnWith || [...toPlain(last)].length > maxContinuation) return []
  return keepBest(
    earlier
      .slice(0, maxEarlier)
      .flatMap((turn, age) =>
        findIn(topics, turn, [mood]).map((found) => ({ ...found, worth: found.worth - ofAge * age })),
      ),
  )
}

/** What can be said to a clause in plain form, by its predicate. */
export function findReactions(
  predicates: readonly Topic[],
  clause: string,
  moods: readonly Mood[],
): readonly FoundRemarks[] {
  const simple = toSimplePast(clause)
  const forms = simple === clause ? [clause] : [clause, simple]
  return keepBest(forms.flatMap((form) => findIn(predicates, form, moods.slice(0, 1))))
}

/** 「訪ねてきた」 and 「訪ねてしまった」 as 「訪ねた」. */
function toSimplePast(clause: string): string {
  return clause.replace(/([てで])(?:きた|来た|しまった)$/u, (_, link: string) => (link === 'て' ? 'た' : 'だ'))
}

function keepBest(found: readonly FoundRemarks[]): FoundRemarks[] {
  const best = maxOf(found.map(({ worth }) => worth))
  return found.filter(({ worth }) => worth >= best - maxGap)
}

function findIn(topics: readonly Topic[], turn: string, moods: readonly Mood[]): FoundRemarks[] {
  const plain = toPlain(turn)
  const clause = turn.split(/[、,。!！？?\n]/u).findLast((part) => toPlain(part) !== '') ?? turn
  const lastClause = plain.length - toPlain(clause).length
  return topics.flatMap((topic) => {
    const rank = moods.findIndex((mood) => topic.remarks.has(mood))
    const matches = rank < 0 || plain.search(topic.pattern) < 0 ? [] : [...plain.matchAll(topic.pattern)]
    if (matches.length === 0) return []
    const worths = matches.map(
      ({ 0: words, index }) =>
        ofCharacter * words.length +
        (ofPlace * index) / plain.length +
        (index >= lastClause && lastClause > 0 ? ofLastClause : 0),
    )
    const remarks = listRemarks(topic, moods, rank)
    const worth = topic.weight + maxOf(worths) - ofMood * rank
    const { isSure, weight } = topic
    return remarks.length === 0 ? [] : [{ remarks, worth, isSure, weight, claim: worth }]
  })
}

/** Who tells of a joy hears nothing that is also said to a trouble. */
function listRemarks({ remarks }: Topic, moods: readonly Mood[], rank: number): readonly string[] {
  const mood = moods[rank]
  const lines = mood === undefined ? [] : (remarks.get(mood) ?? [])
  const ofTrouble = remarks.get('trouble') ?? []
  return moods[0] === 'joy' && mood === 'told' ? lines.filter((line) => !ofTrouble.includes(line)) : lines
}
