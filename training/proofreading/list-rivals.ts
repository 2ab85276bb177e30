import { scriptOf } from '../../src/interfaces/japanese-proofreading/engines/embedded/channel/script.ts'
import { pick } from '../moderations/random.ts'

/** A place of a right text; what stands there comes first, behind it what might have stood there by mistake. */
export interface Place {
  readonly begin: number
  readonly end: number
  readonly isWord: boolean
  readonly fillers: readonly string[]
}

const longestWord = 5
/** Shares of the places of each kind that are learnt from. */
const shares = { particle: 1, letter: 0.4, seam: 0.6, gap: 0.22, pair: 0.08, word: 0.8 }
const maxWords = 6
const particles = [...'をがはにでとのもへやか']
/** What people leave out or write once too often, the frequent ones several times. */
const inserted = [...'をををがががははにににでででとととののもへかるいしたてすなられっうくま']

const insertedKatakana = [...'ーーーーッッンンススルルクトイラリフドレ']

export function createRivals(
  homophones: ReadonlyMap<string, readonly string[]>,
  kana: ReadonlyMap<string, readonly string[]>,
  random: () => number,
): (text: string) => Iterable<Place> {
  return function* listPlaces(text) {
    for (let at = 0; at <= text.length; at++) {
      const here = text[at] ?? ''
      const script = scriptOf(here)
      const isLetter = here !== '' && script !== 'other'
      const isAfterLetter = at > 0 && scriptOf(text[at - 1] ?? '') !== 'other'
      const isSeam = scriptOf(text[at - 1] ?? ' ') !== scriptOf(here === '' ? ' ' : here)
      if ((isLetter || isAfterLetter) && random() < (isSeam ? shares.seam : shares.gap))
        yield { begin: at, end: at, isWord: false, fillers: fillGap(text, at, random) }
      if (!isLetter) continue
      const isParticle = isSeam && particles.includes(here)
      if (random() < (isParticle ? shares.particle : shares.letter))
        yield { begin: at, end: at + 1, isWord: false, fillers: mistakeLetter(text, at, kana, random) }
      const next = text[at + 1] ?? ''
      if (next !== '' && next !== here && scriptOf(next) !== 'other' && random() < shares.pair)
        yield { begin: at, end: at + 2, isWord: false, fillers: [here + next, next + here] }
      if (random() < shares.word) yield* mistakeWord(text, at, homophones, random)
    }
  }
}

function fillGap(text: string, at: number, random: () => number): string[] {
  const [before, after] = [text[at - 1] ?? '', text[at] ?? '']
  const isKatakana = scriptOf(before) === 'katakana' && scriptOf(after) === 'katakana'
  const fillers = ['', random() < 0.5 ? before : after]
  for (let turn = 0; turn < 5; turn++) fillers.push(pick(isKatakana && turn < 3 ? insertedKatakana : inserted, random))
  const letters = fillers.filter((each, index) => index === 0 || (each !== '' && scriptOf(each) !== 'other'))
  return [...new Set(letters)]
}

function mistakeLetter(
  text: string,
  at: number,
  kana: ReadonlyMap<string, readonly string[]>,
  random: () => number,
): string[] {
  const here = text[at] ?? ''
  const others = kana.get(here) ?? []
  const fillers = [here, '']
  if (others.length > 0) for (let turn = 0; turn < 3; turn++) fillers.push(pick(others, random))
  if (particles.includes(here)) {
    if (scriptOf(text[at - 1] ?? '') === 'kana') fillers.push(pick(particles, random), pick(particles, random))
    else fillers.push(...particles)
  }
  const elsewhere = text[Math.floor(random() * text.length)] ?? ''
  if (scriptOf(elsewhere) === scriptOf(here)) fillers.push(elsewhere)
  return [...new Set(fillers)]
}

/** The longest word that begins here. */
function* mistakeWord(
  text: string,
  at: number,
  homophones: ReadonlyMap<string, readonly string[]>,
  random: () => number,
): Iterable<Place> {
  for (let length = Math.min(longestWord, text.length - at); length > 0; length--) {
    const word = text.slice(at, at + length)
    const others = homophones.get(word)
    if (!others) continue
    const picked =
      others.length <= maxWords ? others : Array.from({ length: maxWords }, () => pickFrequent(others, random))
    yield { begin: at, end: at + length, isWord: true, fillers: [...new Set([word, ...picked])] }
    return
  }
}

/** Those that come first are more frequent. */
function pickFrequent(words: readonly string[], random: () => number): string {
  return words[Math.floor(words.length * random() ** 1.5)] ?? ''
}
