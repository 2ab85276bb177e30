/** The line through points by least squares, as a function. Points that lie above each other are taken for a slope of one. */
export function fitLine(across: ArrayLike<number>, up: ArrayLike<number>): (value: number) => number {
  const [meanAcross, meanUp] = [mean(across), mean(up)]
  let [product, square] = [0, 0]
  for (let point = 0; point < across.length; point += 1) {
    const aside = (across[point] ?? 0) - meanAcross
    product += aside * ((up[point] ?? 0) - meanUp)
    square += aside * aside
  }
  const slope = square > 0 ? product / square : 1
  return (value) => meanUp + slope * (value - meanAcross)
}

function mean(values: ArrayLike<number>): number {
  return Array.from(values).reduce((sum, value) => sum + value, 0) / values.length
}
