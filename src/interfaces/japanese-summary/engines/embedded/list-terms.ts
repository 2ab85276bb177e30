const runs = /\p{Script=Han}+|[\p{Script=Katakana}ー]{2,}|\p{Script=Latin}{2,}|\p{N}{2,}/gu

/**
 * What a sentence is about: runs of katakana, of letters and of digits, and the pairs of characters within runs of kanji. Counted
 * against a dictionary's content words, the sentences picked were as good, at a hundredth of the time.
 */
export function listTerms(sentence: string): string[] {
  return [...sentence.matchAll(runs)].flatMap(([run]) => {
    if (!/^\p{Script=Han}/u.test(run)) return [run]
    const characters = [...run]
    if (characters.length < 2) return []
    return characters.slice(1).map((character, index) => (characters[index] ?? '') + character)
  })
}
