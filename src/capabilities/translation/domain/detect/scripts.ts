/** Which scripts a text is written in, and which language a script stands for. */

/** Scripts that several languages are written in. */
export type Script = 'Latn' | 'Cyrl' | 'Arab' | 'Deva' | 'Han'

const sharedScripts: readonly (readonly [letters: RegExp, script: Script])[] = [
  [/\p{Script=Cyrillic}/gu, 'Cyrl'],
  [/\p{Script=Arabic}/gu, 'Arab'],
  [/\p{Script=Devanagari}/gu, 'Deva'],
]

const hangul = /\p{Script=Hangul}/gu

/** Scripts that one language of today is written in, as far as anybody translates it. */
const languageByScript: readonly (readonly [letters: RegExp, language: string])[] = [
  [hangul, 'ko'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Bengali}/gu, 'bn'],
  [/\p{Script=Georgian}/gu, 'ka'],
  [/\p{Script=Armenian}/gu, 'hy'],
  [/\p{Script=Tamil}/gu, 'ta'],
  [/\p{Script=Telugu}/gu, 'te'],
  [/\p{Script=Kannada}/gu, 'kn'],
  [/\p{Script=Malayalam}/gu, 'ml'],
  [/\p{Script=Gujarati}/gu, 'gu'],
  [/\p{Script=Gurmukhi}/gu, 'pa'],
  [/\p{Script=Oriya}/gu, 'or'],
  [/\p{Script=Sinhala}/gu, 'si'],
  [/\p{Script=Khmer}/gu, 'km'],
  [/\p{Script=Lao}/gu, 'lo'],
  [/\p{Script=Myanmar}/gu, 'my'],
  [/\p{Script=Ethiopic}/gu, 'am'],
]

/** Characters that are looked at in one step. */
const stepLength = 2 ** 16

/** Looks through a text of any length in steps; most have a letter in the first. */
export function* hasLetters(text: string): Generator<void, boolean> {
  // One character of the step before, so that none is cut in halves.
  for (let start = 0; start < text.length; start += stepLength) {
    if (/\p{L}/u.test(text.slice(Math.max(0, start - 1), start + stepLength))) return true
    yield
  }
  return false
}

/** What a text is written in for the most part: a language where its script tells, a script where several languages share it. */
export type WrittenLanguage = { readonly language: string } | { readonly script: Script } | undefined

/** One Chinese character, kana or Korean syllable says as much as some letters of an alphabet. */
const lettersPerCharacter = 2

/** Undefined where there are no letters. */
export function findWrittenLanguage(text: string): WrittenLanguage {
  // Most texts are ASCII for the most part, and each script would be looked for in all of it.
  const others = text.replaceAll(/[\0-\x7F]+/g, ' ')
  const kana = count(others, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu)
  const han = count(others, /\p{Script=Han}/gu)
  // Each Korean syllable counts as what it is worth.
  const letters = count(text, /\p{L}/gu) - kana - han + count(others, hangul) * (lettersPerCharacter - 1)
  if (letters + kana + han === 0) return undefined
  if ((kana + han) * lettersPerCharacter > letters)
    return kana > 0 && kana * 10 >= han ? { language: 'ja' } : { script: 'Han' }
  const [most] = [...languageByScript, ...sharedScripts]
    .map(([pattern, name]) => ({
      name,
      letters: count(others, pattern) * (pattern === hangul ? lettersPerCharacter : 1),
    }))
    .toSorted((one, other) => other.letters - one.letters)
  if (!most || most.letters * 2 <= letters) return { script: 'Latn' }
  const shared = sharedScripts.find(([, script]) => script === most.name)
  return shared ? { script: shared[1] } : { language: most.name }
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
