import { origins } from './origins.ts'

const chinese = origins.indexOf('cn')
const korean = origins.indexOf('kr')

/** Whether given names of an origin are put together from syllables. */
export function isSyllabic(origin: number): boolean {
  return origin === chinese || origin === korean
}

/** Pinyin, Wade-Giles and the usual Cantonese and Hokkien spellings, but no "ne" as in Jane; each part is bounded, so matching is linear. */
const chineseSyllable =
  /^(?![bpmfnjqxw]e$)(?:zh|ch|sh|hs|ts|tz|ss|sz|kw|kh|ph|th|hw|sw|chw|ng|[bpmfdtnlgkhjqxrzcsyw])?(?:iew|eow|eong|oong|oon|eok|iok|oke|iat|uat|aik|eun|iang|iong|iung|uang|ueng|ieng|ang|eng|ing|ong|ung|ian|ien|iao|uai|uan|uen|ieh|ueh|iu|ie|ia|ai|ei|ao|ou|eh|er|ih|an|en|in|on|un|ua|uo|ue|ui|am|im|um|om|ak|ik|uk|ok|at|it|ut|ap|ip|oi|a|e|i|o|u|ee|oo)$/
/** Further spellings of Hong Kong, Singapore and Malaysia, which the weights do not part words by. */
const furtherSyllable =
  /^(?:tsz|ng|(?:ch|sh|ts|tz|kw|kh|ph|th|hw|ng|[bpmfdtnlgkhjrcsyw])?(?:eung|uet|uey|ock|eck|uck|euk|au|ah|oh|oy|ay|ew|ek|et|ep))$/
const koreanSyllable =
  /^(?:ch|sh|kw|gw|hw|[bpjdtgkhmnsywrl])?(?:yeo|yae|you|yoo|eui|aeo|eo|eu|ae|ai|ee|oo|ou|oe|wa|wo|we|wi|ui|ya|ye|yo|yu|a|e|i|o|u|ah|eh)(?:ng|ck|n|m|k|g|l|p|b|h|t|r)?$/

/**
 * The syllables of a Chinese or Korean given name: of its hyphens where it has them, else of a division into two, one whose second
 * begins with a consonant first. Characters are syllables. Empty for every other origin.
 */
export function splitSyllables(word: string, origin: number): string[] {
  if (!isSyllabic(origin)) return []
  if (word.includes('-')) return word.split('-').slice(0, 3)
  if (word.charCodeAt(0) > lastOfAlphabets) return [...word].slice(0, 4)
  const isSyllable = origin === chinese ? chineseSyllable : koreanSyllable
  if (isSyllable.test(word)) return [word]
  let found: string[] | undefined
  for (let at = Math.min(6, word.length - 1); at >= 1; at--) {
    const [first, second] = [word.slice(0, at), word.slice(at)]
    if (!isSyllable.test(first) || !isSyllable.test(second)) continue
    if (!/^[aeiou]/.test(second)) return [first, second]
    found ??= [first, second]
  }
  return found ?? [word]
}

/** Whether a word can be a given name of a syllabic origin at all: "Nancy" cannot. */
export function canBeSyllabic(word: string, origin: number): boolean {
  if (word.charCodeAt(0) > lastOfAlphabets) return true
  const isSyllable = origin === chinese ? chineseSyllable : koreanSyllable
  const syllables = splitSyllables(word, origin)
  // "Jane" is no "jan e".
  if (syllables.length === 2 && syllables[1] === 'e' && !/[aeiou]$/.test(syllables[0] ?? '')) return false
  return syllables.every((syllable) => isSyllable.test(syllable))
}

/** Whether words are nothing but syllables of one origin, three or more: "Low Yen Ling", "Tsai Ing-wen". */
export function areSyllables(words: readonly string[], origin: number, atLeast = 3): boolean {
  if (words.length < atLeast && !words.some((word) => word.includes('-'))) return false
  const [isSyllable, isFurther] = origin === chinese ? [chineseSyllable, furtherSyllable] : [koreanSyllable, undefined]
  const parts = words.flatMap((word) => word.split('-'))
  return parts.length >= atLeast && parts.every((part) => isSyllable.test(part) || isFurther?.test(part))
}

/** From here on, Unicode holds Chinese, Japanese and Korean. */
const lastOfAlphabets = 0x2e7f
