/** Serbian is written in two alphabets, letter for letter; three letters of the Cyrillic one are two of the Latin. */
const letters = new Map(
  'lj љ nj њ dž џ a а b б v в g г d д đ ђ e е ž ж z з i и j ј k к l л m м n н o о p п r р s с t т ć ћ u у f ф h х c ц č ч š ш'
    .split(' ')
    .flatMap((letter, place, all) => (place % 2 === 0 ? [[letter, all[place + 1] ?? '']] : [])) as [string, string][],
)

export function toCyrillic(word: string): string {
  return word.toLowerCase().replaceAll(/lj|nj|dž|[a-zđžćčš]/g, (letter) => letters.get(letter) ?? letter)
}
