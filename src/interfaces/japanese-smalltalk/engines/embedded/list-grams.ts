/** Characters of a text that are looked at. */
const maxLength = 120

const maxGram = 4

/** What a plain text consists of: its different runs of one to four characters, with signs for where it begins and ends. */
export function listGrams(plain: string): string[] {
  const text = `^${plain.length > maxLength ? plain.slice(-maxLength) : plain}$`
  const grams = new Set<string>()
  for (let length = 1; length <= maxGram; length++)
    for (let at = 0; at + length <= text.length; at++) grams.add(text.slice(at, at + length))
  return [...grams]
}
