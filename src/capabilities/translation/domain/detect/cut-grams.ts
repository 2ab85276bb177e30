const ideograph = /\p{Script=Han}/u

/** Letters of a longer word say no more; one of a million letters is no word. */
const maxLetters = 40

/** The runs of letters of a word by which its language is detected where the word itself is not known. */
export function cutGrams(word: string): readonly string[] {
  const letters = word.slice(0, maxLetters)
  return ideograph.test(letters) ? cutIdeographs(letters) : cutLetters(`_${letters}_`)
}

/** Three letters each; `_` is where the word begins and ends. */
function cutLetters(word: string): readonly string[] {
  return Array.from({ length: Math.max(1, word.length - 2) }, (_, at) => word.slice(at, at + 3))
}

/** A Chinese character says as much as some letters: each, and each two. */
function cutIdeographs(word: string): readonly string[] {
  const characters = [...word].filter((character) => ideograph.test(character))
  return [...characters, ...characters.slice(1).map((character, before) => `${characters[before]}${character}`)]
}
