/** What a request of one size cost. */
export interface Cost {
  readonly bytes: number
  /** Until the answer. */
  readonly ms: number
  readonly processorMs: number
}

/** Times below this are noise, and count as this much: the machine is shared. */
const floorMs = 30
/** Linear work takes ten times as long for ten times the bytes, n log n about twelve; quadratic work a hundred times. */
export const maxGrowth = 15

/**
 * How many times as long the larger of two neighbouring sizes took, brought to a factor of ten between them; the worst of a
 * series, 0 when all of it stayed below the floor.
 */
export function judgeGrowth(series: readonly Cost[]): number {
  const ratios = series.slice(1).map((larger, index) => {
    const smaller = series[index]
    return smaller && timeOf(larger) > floorMs ? growthBetween(smaller, larger) : 0
  })
  return Math.max(0, ...ratios)
}

function growthBetween(smaller: Cost, larger: Cost): number {
  const times = timeOf(larger) / Math.max(timeOf(smaller), floorMs)
  const exponent = Math.log(times) / Math.log(larger.bytes / smaller.bytes)
  return 10 ** exponent
}

/** On a busy machine the time until an answer is the machine's; while a server waits, its processor time is others'. */
function timeOf({ ms, processorMs }: Cost): number {
  return Math.min(ms, processorMs)
}
