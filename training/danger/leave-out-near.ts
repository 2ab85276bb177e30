import type { TaughtText } from './expand-texts.ts'

/** From this share of common runs of letters on, two texts are near. */
const near = 0.35

/** The texts less all of each line that gave one near to any of `held`: what is measured on those was then not learnt. */
export function leaveOutNear(texts: readonly TaughtText[], held: readonly string[]): readonly TaughtText[] {
  const heldRuns = held.map(toRuns)
  const isNear = ({ text }: TaughtText) => {
    const runs = toRuns(text)
    return heldRuns.some((other) => shareOf(runs, other) > near)
  }
  const lines = new Set(texts.filter(isNear).map(({ line }) => line))
  return texts.filter(({ line }) => !lines.has(line))
}

function toRuns(text: string): ReadonlySet<string> {
  const plain = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')
  const length = /[ぁ-ん一-鿿가-힣]/u.test(plain) ? 2 : 4
  const runs = new Set<string>()
  for (let at = 0; at + length <= plain.length; at++) runs.add(plain.slice(at, at + length))
  return runs
}

/** Jaccard's index. */
function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let both = 0
  for (const run of one) if (other.has(run)) both += 1
  return both / (one.size + other.size - both || 1)
}
