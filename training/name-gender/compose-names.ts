interface Parts {
  readonly family: readonly string[]
  readonly given: readonly string[]
}

/** Whole names in characters or Hangul, drawn; as they are written, without a space. */
export function composeNames({ family, given }: Parts, count: number, random: () => number) {
  const draw = (words: readonly string[]) => words[Math.floor(random() * words.length)] ?? ''
  return Array.from({ length: count }, () => ({ text: draw(family) + draw(given), weight: 1 }))
}
