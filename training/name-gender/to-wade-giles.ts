const initials: readonly (readonly [pattern: RegExp, spelling: string])[] = [
  [/^(?:zh|ch|q|j)(?=i$)/, 'ch'],
  [/^zh/, 'ch'],
  [/^q/, 'ch'],
  [/^j/, 'ch'],
  [/^x/, 'hs'],
  [/^b/, 'p'],
  [/^d/, 't'],
  [/^g/, 'k'],
  [/^z/, 'ts'],
  [/^c(?!h)/, 'ts'],
  [/^r/, 'j'],
]

const whole: Readonly<Record<string, string>> = {
  zhi: 'chih',
  chi: 'chih',
  shi: 'shih',
  ri: 'jih',
  zi: 'tzu',
  ci: 'tzu',
  si: 'szu',
  yi: 'yi',
  you: 'yu',
  yan: 'yen',
  ye: 'yeh',
  e: 'o',
  er: 'erh',
  gui: 'kuei',
  kui: 'kuei',
  hui: 'hui',
  ju: 'chu',
  qu: 'chu',
  xu: 'hsu',
  yue: 'yueh',
  ge: 'ko',
  ke: 'ko',
  he: 'ho',
}

/** A syllable of pinyin as passports of Taiwan spell it, without apostrophes and umlauts. */
export function toWadeGiles(syllable: string): string {
  const known = whole[syllable]
  if (known) return known
  let spelled = syllable
  for (const [pattern, spelling] of initials) {
    if (!pattern.test(spelled)) continue
    spelled = spelled.replace(pattern, spelling)
    break
  }
  return spelled
    .replace(/ong$/, 'ung')
    .replace(/ian$/, 'ien')
    .replace(/([^s])ie$/, '$1ieh')
    .replace(/ue$/, 'ueh')
    .replace(/([^kg])uo$/, '$1o')
}
