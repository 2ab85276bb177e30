/** A line through points, by least squares. */
export interface Slope {
  /** By one of x. */
  readonly slope: number
  /** The standard error of that, errors of the points being independent. */
  readonly error: number
}

export function fitSlope(points: readonly (readonly [x: number, y: number])[]): Slope {
  const count = points.length
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / count
  const meanX = mean(points.map(([x]) => x))
  const meanY = mean(points.map(([, y]) => y))
  const spreadX = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0)
  const slope = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) / spreadX
  const left = points.reduce((sum, [x, y]) => sum + (y - meanY - slope * (x - meanX)) ** 2, 0)
  return { slope, error: Math.sqrt(left / (count - 2) / spreadX) }
}
