import { expect, test } from 'vitest'
import type { BoxInSpace, PlacedBox } from './load.ts'
import { paintOrder } from './paint-order.ts'
import { axes, type Point, towardsViewer } from './project-boxes.ts'

const box = (from: Point, sizes: Point): PlacedBox => ({ kind: 0, from, sizes })

/** How far towards the viewer a line of sight through a point leaves a box; undefined where it misses it. */
function leaves({ from, sizes }: BoxInSpace, through: Point, towards: Point): number | undefined {
  let [enter, leave] = [-Infinity, Infinity]
  for (const axis of axes) {
    const at = (plane: number) => (plane - through[axis]) / towards[axis]
    const [one, other] = [at(from[axis]), at(from[axis] + sizes[axis])]
    enter = Math.max(enter, Math.min(one, other))
    leave = Math.min(leave, Math.max(one, other))
  }
  return enter < leave - 1e-9 ? leave : undefined
}

/** Along lines of sight through points of the boxes: whether what is painted last is what is nearest. */
function countWrong(boxes: readonly PlacedBox[], turn: number, tilt: number): { lines: number; wrong: number } {
  const view = { turn, tilt }
  const towards = towardsViewer(view)
  const painted = paintOrder(boxes, view)
  const points = boxes.flatMap(({ from, sizes }) =>
    [0.13, 0.5, 0.91].map((share): Point => [
      from[0] + share * sizes[0],
      from[1] + (1 - share) * sizes[1],
      from[2] + ((share * 7) % 1) * sizes[2],
    ]),
  )
  const wrong = points.filter((point) => {
    const hits = boxes.flatMap((each) => {
      const distance = leaves(each, point, towards)
      return distance === undefined ? [] : [{ each, distance }]
    })
    const [nearest] = hits.toSorted((one, other) => other.distance - one.distance)
    const last = painted.findLast((part) => leaves(part, point, towards) !== undefined)
    return last?.of !== nearest?.each
  })
  return { lines: points.length, wrong: wrong.length }
}

const directions = [0.2, 1.1, 2.2, 2.9, 3.7, 4.5, 5.3, 6.1].flatMap((turn) =>
  [0.2, 0.5, 1.2].map((tilt) => [turn, tilt] as const),
)

test('what is nearer is painted over what is farther, from whichever side one looks', () => {
  const boxes = [0, 1, 2, 3, 4, 5, 6, 7].map((corner) =>
    box([(corner & 1) * 5, ((corner >> 1) & 1) * 5, (corner >> 2) * 5], [5, 5, 5]),
  )
  for (const [turn, tilt] of directions) expect(countWrong(boxes, turn, tilt)).toEqual({ lines: 24, wrong: 0 })
})

test('of three bars that hide each other in a circle, one is cut', () => {
  const bars = [box([0, 2, 6], [10, 2, 2]), box([6, 0, 2], [2, 10, 2]), box([2, 6, 0], [2, 2, 10])]
  const parts = directions.map(([turn, tilt]) => paintOrder(bars, { turn, tilt }).length)
  expect(Math.max(...parts)).toBeGreaterThan(3)
  for (const [turn, tilt] of directions) expect(countWrong(bars, turn, tilt)).toEqual({ lines: 9, wrong: 0 })
})

test('parts fill the box that they were cut from', () => {
  const bars = [box([0, 2, 6], [10, 2, 2]), box([6, 0, 2], [2, 10, 2]), box([2, 6, 0], [2, 2, 10])]
  const volume = ({ sizes: [a, b, c] }: BoxInSpace) => a * b * c
  for (const [turn, tilt] of directions) {
    const painted = paintOrder(bars, { turn, tilt })
    for (const bar of bars) {
      const parts = painted.filter(({ of }) => of === bar)
      expect(parts.reduce((sum, part) => sum + volume(part), 0)).toBeCloseTo(volume(bar))
    }
  }
})

test('a lorry of boxes of many sizes, with gaps', () => {
  const boxes = [...fill([0, 0, 0], [720, 245, 250], 7)]
  expect(boxes.length).toBeGreaterThan(200)
  for (const [turn, tilt] of directions.filter((_, index) => index % 5 === 0))
    expect(countWrong(boxes, turn, tilt)).toEqual({ lines: 3 * boxes.length, wrong: 0 })
})

/** Cuts a room along its longest side again and again, at places that a fixed sequence chooses, and leaves gaps. */
function* fill(from: Point, sizes: Point, seed: number): Generator<PlacedBox> {
  const random = ((seed * 2_654_435_761) % 4_294_967_296) / 4_294_967_296
  const axis = axes.toSorted((one, other) => sizes[other] - sizes[one])[0] ?? 0
  if (sizes[axis] < 60) {
    if (random > 0.1) yield box(from, [sizes[0] * 0.97, sizes[1] * 0.95, sizes[2]])
    return
  }
  const share = 0.35 + 0.3 * random
  const at = (value: Point, changed: number): Point => [
    axis === 0 ? changed : value[0],
    axis === 1 ? changed : value[1],
    axis === 2 ? changed : value[2],
  ]
  yield* fill(from, at(sizes, sizes[axis] * share), seed * 2 + 1)
  yield* fill(at(from, from[axis] + sizes[axis] * share), at(sizes, sizes[axis] * (1 - share)), seed * 2 + 2)
}
