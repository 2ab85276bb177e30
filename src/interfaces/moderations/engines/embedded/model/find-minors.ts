import { lookUp } from '../../../../../kernel/json/look-up.ts'
import type { ThemedSentence } from './extract-features.ts'
import { themeNumber } from './themes.ts'

const strong = 1 << (themeNumber.get('minor-strong') ?? 0)
const weak = 1 << (themeNumber.get('minor-weak') ?? 0)

const ageWords: Readonly<Record<string, number>> = {
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
}

/** From 0 to 1: how much a text speaks of minors: ages under 18, school, words of kinship. */
export function findMinors(sentences: readonly ThemedSentence[]): number {
  let cues = 0
  for (const { words, low } of sentences) {
    for (const [at, mask] of low.entries()) {
      if (mask & strong) cues += 0.8
      else if (mask & weak) cues += 0.12
      if (isYoungAge(words, at)) cues += 1.6
    }
  }
  return 1 - Math.exp(-cues / (1 + Math.log(1 + sentences.length / 12)))
}

/** "14 year old", "14yo", "aged 14", "14 years old", "age of fourteen". */
function isYoungAge(words: readonly string[], at: number): boolean {
  const text = words[at] ?? ''
  const joined = /^(\d{1,2})(?:yo|yrs?|y)$/.exec(text)
  if (joined) return isYoung(Number(joined[1]))
  const age = /^\d{1,2}$/.test(text) ? Number(text) : lookUp(ageWords, text)
  if (age === undefined || !isYoung(age)) return false
  const [before, next, after] = [words[at - 1] ?? '', words[at + 1] ?? '', words[at + 2] ?? '']
  if (/^(?:yo|yrs?)$/.test(next) || (/^years?$/.test(next) && after.startsWith('old'))) return true
  return /^(?:aged?|shes|hes|im|turned|only)$/.test(before) || (before === 'of' && words[at - 2] === 'age')
}

function isYoung(age: number): boolean {
  return age >= 3 && age < 18
}
