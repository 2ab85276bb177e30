/** The places of the greatest weights, the greatest first. */
export function listGreatest(weights: Float64Array, count: number): readonly number[] {
  const best: number[] = []
  for (let at = 0; count > 0 && at < weights.length; at++) {
    const weight = weights[at] ?? 0
    if (best.length === count && weight <= (weights[best[count - 1] ?? 0] ?? 0)) continue
    let place = best.length
    while (place > 0 && (weights[best[place - 1] ?? 0] ?? 0) < weight) place--
    best.splice(place, 0, at)
    if (best.length > count) best.pop()
  }
  return best
}
