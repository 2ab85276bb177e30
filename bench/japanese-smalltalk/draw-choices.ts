export interface Choice {
  /** What was said before, at most five turns. */
  readonly turns: readonly string[]
  /** The true next utterance first, then nine of other dialogues. */
  readonly candidates: readonly string[]
}

export function drawChoices(
  dialogues: readonly (readonly string[])[],
  count: number,
  random: () => number,
): readonly Choice[] {
  const pick = <T>(of: readonly T[]): T => {
    const picked = of[Math.floor(random() * of.length)]
    if (picked === undefined) throw new RangeError('There is nothing to pick from.')
    return picked
  }
  return Array.from({ length: count }, () => {
    const turns = pick(dialogues)
    const at = 1 + Math.floor(random() * (turns.length - 1))
    const candidates = [turns[at] ?? '']
    while (candidates.length < 10) {
      const other = pick(dialogues)
      if (other !== turns) candidates.push(pick(other))
    }
    return { turns: turns.slice(Math.max(0, at - 5), at), candidates }
  })
}
