import { openJudge } from '../context/open-judge.ts'
import { readContext, type TextContext } from '../context/read-context.ts'
import { type Channel, createGain, type MeasuredGain, type ReadSentence } from './channel.ts'
import { historyLength } from './character-model.ts'
import type { Edit, EditKind } from './edit.ts'
import { isKnownWord } from './is-known-word.ts'
import { isVariant } from './is-variant.ts'
import { type Script, scriptOf } from './script.ts'

/** An edit with what the sentence gains by it. */
export interface Proposal extends Edit, MeasuredGain {
  /** How well what stands there suits its surroundings, and how well what the edit puts there does, in nats. */
  readonly suits: number
  readonly wouldSuit: number
}

/** Edits that suit their surroundings only so little better are left out. */
const minContextGain = -1.5
/** Edits by which the characters' probability falls so far are left out, and so are words that are read alike. */
const minGain = -1
const minGainOfWords = -3
/** What an edit has to gain by both together, and a word that is read alike. */
const minSum = 3
const minSumOfWords = 1
/** Proposals for one sentence that are looked at closely. */
const maxProposals = 14

const frequentKana = [...'のをはがにでとてたしいっるくかなもうりれすまんらきこそちけさつだじせどばよへやえめみわあお']
const frequentKatakana = [...'ーッンスルクトイラリプタフドレアコジシ']
const particles = ['を', 'が', 'は', 'に', 'で', 'と', 'の', 'へ', 'も', 'や', 'か', 'から', 'まで', 'より', 'って']
const longestWord = 5

/** The edits by which a sentence gains most, the best first. */
export function proposeEdits(channel: Channel, sentence: ReadSentence): Proposal[] {
  const proposals: Proposal[] = []
  const propose = createPropose(channel, sentence, readContext(sentence.text), proposals)
  for (let at = 0; at <= sentence.text.length; at++) {
    proposeRepeats(sentence.text, at, propose)
    proposeHomophones(channel, sentence.text, at, propose)
    proposeInsertions(channel, sentence, at, propose)
    proposeChanges(channel, sentence, at, propose)
  }
  const gainOf = (proposal: Proposal) => proposal.gain + proposal.wouldSuit - proposal.suits
  return proposals.toSorted((one, other) => gainOf(other) - gainOf(one)).slice(0, maxProposals)
}

type Propose = (kind: EditKind, begin: number, end: number, replacements: Iterable<string>) => void

function createPropose(channel: Channel, sentence: ReadSentence, context: TextContext, proposals: Proposal[]): Propose {
  const measure = createGain(channel)
  return (kind, begin, end, replacements) => {
    const here = sentence.text.slice(begin, end)
    const [leastGain, leastSum] = kind === 'homophone' ? [minGainOfWords, minSumOfWords] : [minGain, minSum]
    let judge: ReturnType<typeof openJudge> | undefined
    for (const replacement of replacements) {
      if (replacement === here) continue
      const measured = measure(sentence, begin, end, replacement, leastGain)
      if (!measured) continue
      judge ??= openJudge(channel, context, kind, begin, end)
      const [suits, wouldSuit] = [judge(here), judge(replacement)]
      if (wouldSuit - suits < Math.max(minContextGain, leastSum - measured.gain)) continue
      const edit = { kind, begin, end, replacement }
      const { dictionary } = channel
      if (!isVariant(dictionary, sentence.text, edit) && !isKnownWord(dictionary, sentence.text, edit))
        proposals.push({ ...edit, ...measured, suits, wouldSuit })
    }
  }
}

function isLetter(text: string): boolean {
  return text !== '' && scriptOf(text) !== 'other'
}

function proposeRepeats(text: string, at: number, propose: Propose): void {
  for (let length = 1; length <= 4 && at + 2 * length <= text.length; length++) {
    const said = text.slice(at, at + length)
    if (said === text.slice(at + length, at + 2 * length) && isLetter(said)) propose('repeat', at, at + length, [''])
  }
}

function proposeHomophones({ homophones }: Channel, text: string, at: number, propose: Propose): void {
  for (let length = 1; length <= longestWord && at + length <= text.length; length++) {
    const others = homophones.get(text.slice(at, at + length))
    if (others) propose('homophone', at, at + length, others)
  }
}

function proposeInsertions(channel: Channel, sentence: ReadSentence, at: number, propose: Propose): void {
  const { text } = sentence
  const before = text[at - 1] ?? ''
  const here = text[at] ?? ''
  if (!isLetter(before) && !isLetter(here)) return
  const isKatakana = [before, here].some((each) => each !== '' && scriptOf(each) === 'katakana')
  propose(
    'insert',
    at,
    at,
    new Set([...listContinuations(channel, sentence, at), ...frequentKana, ...(isKatakana ? frequentKatakana : [])]),
  )
}

function proposeChanges(channel: Channel, sentence: ReadSentence, at: number, propose: Propose): void {
  const { text } = sentence
  const here = text[at] ?? ''
  const next = text[at + 1] ?? ''
  if (isStray(text, at)) {
    propose('delete', at, at + 1, [''])
    propose('substitute', at, at + 1, new Set([...listContinuations(channel, sentence, at), ...frequentKana]))
  }
  if (!isLetter(here)) return
  if (here !== text[at - 1]) propose('delete', at, at + 1, [''])
  if (here !== next && isLetter(next)) propose('swap', at, at + 2, [next + here])
  const kana = channel.kana.get(here) ?? []
  const near = particles.includes(here) ? [...new Set([...kana, ...particles])] : kana
  propose('kana', at, at + 1, near)
  const script = scriptOf(here)
  const likely = listContinuations(channel, sentence, at).filter(
    (meant) => !near.includes(meant) && maySubstitute(script, scriptOf(meant)),
  )
  const rivals = channel.kanji.get(here) ?? []
  const alone = channel.homophones.get(here) ?? []
  propose('substitute', at, at + 1, new Set([...likely, ...rivals.filter((meant) => !alone.includes(meant))]))
}

/** Whether one Latin letter stands behind kana: a key that was hit while the text was being converted. */
function isStray(text: string, at: number): boolean {
  return (
    /^[a-z]$/.test(text[at] ?? '') &&
    scriptOf(text[at - 1] ?? ' ') === 'kana' &&
    !/^[A-Za-z0-9_.\-+#=(]$/.test(text[at + 1] ?? ' ')
  )
}

function maySubstitute(one: Script, other: Script): boolean {
  return one === other || (one === 'kanji' && other === 'kana')
}

/** Letters that often follow the two or three before a place. */
function listContinuations({ continuations }: Channel, { histories }: ReadSentence, at: number): readonly string[] {
  const longer = continuations.after(3, histories[at * historyLength + 2] ?? -1)
  const shorter = continuations.after(2, histories[at * historyLength + 1] ?? -1)
  return longer.length === 0 ? shorter : [...new Set([...longer, ...shorter])]
}
