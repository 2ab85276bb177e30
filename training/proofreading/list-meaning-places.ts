/** A place of a right text; what stands there comes first, behind it what might have stood there instead. */
export interface MeaningPlace {
  readonly begin: number
  readonly end: number
  readonly fillers: readonly string[]
}

const longestWord = 5
/** Shares of the places of each kind that are learnt from. */
const shares = { word: 0.65, particle: 0.35, gap: 0.08 }
const maxWords = 6
const particles = [...'をがはにでとのもへやか']
/** A particle is another filler than the kana, and none is one too. */
const particleMark = 'P'
const particleFillers = [particleMark, ...particles.map((each) => particleMark + each)]
/** What a particle stands behind. */
const letter = /[\p{Script=Han}\p{Script=Katakana}ーA-Za-z0-9)\]`」』]/u

/** Words that have others of their reading, particles behind a word, and places where none stands between two words. */
export function createMeaningPlaces(
  homophones: ReadonlyMap<string, readonly string[]>,
  random: () => number,
): (text: string) => Iterable<MeaningPlace> {
  return function* listPlaces(text) {
    for (let at = 0; at < text.length; at++) yield* mistakeWord(text, at, homophones, random)
    for (let at = 1; at < text.length; at++) yield* mistakeParticle(text, at, random)
  }
}

/** The longest word that begins here. */
function* mistakeWord(
  text: string,
  at: number,
  homophones: ReadonlyMap<string, readonly string[]>,
  random: () => number,
): Iterable<MeaningPlace> {
  for (let length = Math.min(longestWord, text.length - at); length > 0; length--) {
    const word = text.slice(at, at + length)
    const others = homophones.get(word)
    if (!others) continue
    if (random() >= shares.word) return
    const pickOther = () => others[Math.floor(others.length * random() ** 1.5)] ?? ''
    const picked = others.length <= maxWords ? others : Array.from({ length: maxWords }, pickOther)
    yield { begin: at, end: at + length, fillers: [...new Set([word, ...picked])] }
    return
  }
}

function* mistakeParticle(text: string, at: number, random: () => number): Iterable<MeaningPlace> {
  const here = text[at] ?? ''
  if (!letter.test(text[at - 1] ?? '')) return
  if (particles.includes(here)) {
    if (random() < shares.particle)
      yield { begin: at, end: at + 1, fillers: [...new Set([particleMark + here, ...particleFillers])] }
  } else if (letter.test(here) && random() < shares.gap) {
    yield { begin: at, end: at, fillers: particleFillers }
  }
}
