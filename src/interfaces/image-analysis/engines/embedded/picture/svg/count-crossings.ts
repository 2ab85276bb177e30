import { createRandom } from '../../../../../../libraries/random/create-random.ts'

/** Fewer lines than this are drawn in no time, however they cross. */
const minLines = 200

/** Pairs that are looked at, of which as many are expected to cross as of all. */
const samples = 2_000

/**
 * About how many pairs of lines may cross, by the boxes around them: left, top, right and bottom of one after the other. What is filled or
 * stroked takes time for each crossing, of which there may be as many as the square of the lines.
 */
export function countCrossings(boxes: readonly number[]): number {
  const count = boxes.length / 4
  if (count < minLines) return 0
  const random = createRandom(count)
  const pick = () => 4 * Math.floor(random() * count)
  let crossing = 0
  for (let sample = 0; sample < samples; sample += 1) if (overlap(boxes, pick(), pick())) crossing += 1
  return ((crossing / samples) * count ** 2) / 2
}

function overlap(boxes: readonly number[], one: number, other: number): boolean {
  const reach = (low: number, high: number) => (boxes[one + low] ?? 0) <= (boxes[other + high] ?? 0)
  const reached = (low: number, high: number) => (boxes[other + low] ?? 0) <= (boxes[one + high] ?? 0)
  return one !== other && reach(0, 2) && reached(0, 2) && reach(1, 3) && reached(1, 3)
}
