const spellings = [
  [/致(?=[すしさせそ])/g, 'いた'],
  [/頂(?=[いきくけこ])/g, 'いただ'],
  [/下さ(?=[いり])/g, 'くださ'],
  [/御座い/g, 'ござい'],
  [/有り?難う/g, 'ありがとう'],
  [/宜しく/g, 'よろしく'],
  [/何卒/g, '何とぞ'],
  [/御(?=[理協迷不利来連了検案])/g, 'ご'],
] as const

/** Words of politeness in kana, as most write them: 致します and いたします are one. */
export function spellPolitely(sentence: string): string {
  return spellings.reduce((text, [kanji, kana]) => text.replace(kanji, kana), sentence)
}
