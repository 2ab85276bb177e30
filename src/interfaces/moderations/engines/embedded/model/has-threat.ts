import type { ThemedWords } from './find-themes.ts'
import { type Theme, themeNumber } from './themes.ts'

/** What is done; who does it, and to whom; how it is meant: the first theme that a word has counts. */
const deeds = numbersOf(['kill', 'hurt', 'threat'])
const people = numbersOf(['second-person', 'self', 'group', 'third-person'])
const sober = numbersOf(['negation', 'quote', 'news', 'history', 'story', 'request', 'suicide'])
const [self, second] = [themeNumber.get('self'), themeNumber.get('second-person')]

/** Words between a deed and those who have to do with it, at most. */
const farthest = 6

/** Whether a sentence threatens the one who is spoken to: "I will break your legs", not "did he hurt you?" */
export function hasThreat({ low, high, end }: ThemedWords & { readonly end: string }): boolean {
  if (end === '?') return false
  const find = (at: number, kinds: readonly number[]) =>
    kinds.find((kind) => hasTheme(low[at] ?? 0, high[at] ?? 0, kind))
  const findNear = (at: number, step: number, kinds: readonly number[]) => {
    for (let distance = 1; distance <= farthest; distance++) {
      const kind = find(at + step * distance, kinds)
      if (kind !== undefined) return kind
    }
    return undefined
  }
  return Array.from(low.keys()).some(
    (at) =>
      find(at, deeds) !== undefined &&
      findNear(at, -1, sober) === undefined &&
      findNear(at, -1, people) === self &&
      findNear(at, 1, people) === second,
  )
}

function numbersOf(names: readonly Theme[]): readonly number[] {
  return names.map((name) => themeNumber.get(name) ?? 0)
}

function hasTheme(low: number, high: number, theme: number): boolean {
  return ((theme < 32 ? low >>> theme : high >>> (theme - 32)) & 1) === 1
}
