/** Words of a text; Japanese and Chinese, which have no spaces, in pairs of characters. */
export function splitWords(text: string): string[] {
  const runs = text.match(/[\p{L}\p{M}\p{N}_]+/gu) ?? []
  return runs.flatMap((run) => (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(run) ? splitPairs(run) : [run]))
}

function splitPairs(run: string): readonly string[] {
  const characters = [...run]
  if (characters.length < 3) return [run]
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`)
}
