/**
 * The token model as rules: every mail that has text falls into one band. Points within the bands run along a line through the
 * knots, so that they have no steps.
 */
export interface Band {
  readonly name: string
  readonly description: string
  /** Per cent of spam from which it holds. */
  readonly from: number
}

const starts = [0, 1, 5, 20, 40, 60, 80, 95, 99, 99.9]

export const bands: readonly Band[] = starts.map((from, index) => {
  const to = starts[index + 1] ?? 100
  const name = `WORDS_${String(from).replace('.', '_').padStart(2, '0')}`
  return { name, description: `By its words alone, ${from} to ${to} % of such mails are spam`, from }
})

export function bandOf(logOdds: number): Band {
  const percent = 100 / (1 + Math.exp(-logOdds))
  const band = bands.findLast(({ from }) => percent >= from) ?? bands[0]
  if (!band) throw new Error('There is no band')
  return band
}

/** Log odds at which points are given. */
export const knots: readonly number[] = [-7, -5, -3.5, -2, -1, 0, 1, 2, 3.5, 5, 7]

/** How much each knot counts at these log odds; the shares add up to one. */
export function sharesOfKnots(logOdds: number): Float64Array {
  const shares = new Float64Array(knots.length)
  const last = knots.length - 1
  const above = knots.findIndex((knot) => knot > logOdds)
  if (above === 0) shares[0] = 1
  else if (above < 0) shares[last] = 1
  else {
    const [low = 0, high = 0] = [knots[above - 1], knots[above]]
    const part = (logOdds - low) / (high - low)
    shares[above - 1] = 1 - part
    shares[above] = part
  }
  return shares
}
