import type { Slopes } from './histogram.ts'

/** Shares of the rows: those with the steepest slopes are all kept, of the others some (Ke et al. 2017, "GOSS"). */
const kept = 0.2
const sampled = 0.15
/** Slopes that are looked at to find where the steepest begin. */
const looked = 20_000

/** The rows that one tree is grown from; those that stand for others count for as many more, in the slopes themselves. */
export function sampleRows({ gradients, curvatures }: Slopes, random: () => number): Uint32Array {
  const step = Math.max(1, Math.floor(gradients.length / looked))
  const sizes = Float64Array.from({ length: Math.floor(gradients.length / step) }, (_, at) =>
    Math.abs(gradients[at * step] ?? 0),
  ).sort()
  const steep = sizes[Math.floor((1 - kept) * sizes.length)] ?? 0
  const chance = sampled / (1 - kept)
  const rows = new Uint32Array(gradients.length)
  let count = 0
  for (let row = 0; row < gradients.length; row++) {
    if (Math.abs(gradients[row] ?? 0) < steep) {
      if (random() >= chance) continue
      gradients[row] = (gradients[row] ?? 0) / chance
      curvatures[row] = (curvatures[row] ?? 0) / chance
    }
    rows[count++] = row
  }
  return rows.slice(0, count)
}
