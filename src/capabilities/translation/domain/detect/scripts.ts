/** Which scripts a text is written in, and which language a script stands for. */

/** Scripts that one language of today is written in, as far as anybody translates it. */
const languageByScript: readonly (readonly [script: RegExp, language: string])[] = [
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Georgian}/gu, 'ka'],
  [/\p{Script=Armenian}/gu, 'hy'],
  [/\p{Script=Tamil}/gu, 'ta'],
  [/\p{Script=Telugu}/gu, 'te'],
  [/\p{Script=Kannada}/gu, 'kn'],
  [/\p{Script=Malayalam}/gu, 'ml'],
  [/\p{Script=Gujarati}/gu, 'gu'],
  [/\p{Script=Gurmukhi}/gu, 'pa'],
  [/\p{Script=Sinhala}/gu, 'si'],
  [/\p{Script=Khmer}/gu, 'km'],
  [/\p{Script=Lao}/gu, 'lo'],
  [/\p{Script=Myanmar}/gu, 'my'],
  [/\p{Script=Ethiopic}/gu, 'am'],
]

export function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text)
}

export interface ScriptCounts {
  readonly letters: number
  readonly kana: number
  readonly han: number
  /** The language with most letters of a script of its own. */
  readonly own: { readonly language: string; readonly letters: number } | undefined
}

export function countScripts(text: string): ScriptCounts {
  const own = languageByScript
    .map(([script, language]) => ({ language, letters: count(text, script) }))
    .reduce((most, next) => (next.letters > most.letters ? next : most))
  return {
    letters: count(text, /\p{L}/gu),
    kana: count(text, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu),
    han: count(text, /\p{Script=Han}/gu),
    own: own.letters > 0 ? own : undefined,
  }
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
