import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Bin, BinPacker, Item, Orientation, Packing, PackingRequest } from '../port.ts'
import { findPackingFault } from '../testing/validate-packing.ts'

const flatUpright: Orientation = [0, 1]
const flatFree: Orientation[] = [flatUpright, [1, 0]]
const upright: Orientation = [0, 1, 2]
const free: Orientation[] = [upright, [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]

const item = (dimensions: number[], orientations = dimensions.length === 2 ? [flatUpright] : [upright], weight = 1) =>
  ({ dimensions, weight, orientations }) satisfies Item

const bin = (dimensions: number[], weightLimit = Infinity): Bin => ({ dimensions, weightLimit })

const repeat = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value)

const counts = (packing: Packing) => packing.map((placements) => placements.length)

const itemsIn = (packing: Packing) =>
  packing
    .flat()
    .map((placed) => placed.item)
    .toSorted()

/** What every bin packer keeps, whatever its algorithm. */
export function describeBinPacker(name: string, create: () => Promise<BinPacker & Partial<AsyncDisposable>>): void {
  describe(name, () => {
    const open = async () => {
      const engine = await create()
      onTestFinished(() => engine[Symbol.asyncDispose]?.())
      return engine
    }

    /** The engine's answer to a request, once it was found to be sound. */
    const pack = async (request: PackingRequest) => {
      const packing = await (await open()).pack({ timeLimit: 200, ...request })
      expect(findPackingFault(request, packing)).toBeUndefined()
      return packing
    }

    test.each([2, 3] as const)('any request in %i dimensions has a sound answer', async (axes) => {
      const engine = await open()
      const answerIsSound = fc.asyncProperty(anyRequest(axes), async (request) => {
        const packing = await engine.pack(request)
        expect(findPackingFault(request, packing)).toBeUndefined()
        expect(counts(packing).reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(
          anyItemFits(request) ? 1 : 0,
        )
      })
      await fc.assert(answerIsSound, { numRuns: 60 })
    })

    test('an item that fills its bin is placed at the origin, unrotated', async () => {
      const packing = await pack({ bins: [bin([2, 3, 4])], items: [item([2, 3, 4], free)] })
      expect(packing).toEqual([[{ item: 0, orientation: [0, 1, 2], origin: [0, 0, 0] }]])
    })

    test('an item turns when it fits only so', async () => {
      const packing = await pack({ bins: [bin([1, 8, 3])], items: [item([8, 1, 3], free)] })
      expect(packing).toEqual([[{ item: 0, orientation: [1, 0, 2], origin: [0, 0, 0] }]])
    })

    test('an item that may not turn stays outside when it fits only turned', async () => {
      expect(await pack({ bins: [bin([1, 8])], items: [item([8, 1])] })).toEqual([[]])
      expect(counts(await pack({ bins: [bin([1, 8])], items: [item([8, 1], flatFree)] }))).toEqual([1])
    })

    test('eight halves fill a cube, with nothing to spare', async () => {
      const packing = await pack({ bins: [bin([2, 2, 2])], items: repeat(8, item([1, 1, 1])) })
      expect(counts(packing)).toEqual([8])
    })

    test('five bricks of 1 x 2 leave no hole in a square of 10', async () => {
      const packing = await pack({ bins: [bin([2, 5])], items: repeat(5, item([1, 2], flatFree)) })
      expect(counts(packing)).toEqual([5])
    })

    test('decimals add up: a tenth and two tenths fit into three', async () => {
      const packing = await pack({
        bins: [bin([0.3, 1], 0.3)],
        items: [item([0.1, 1], [flatUpright], 0.1), item([0.2, 1], [flatUpright], 0.2)],
      })
      const origins = packing.flat().map(({ origin }) => origin)
      expect(origins).toHaveLength(2)
      expect(origins).toContainEqual([0, 0])
    })

    test('origins are as short as the decimals they are made of', async () => {
      const packing = await pack({ bins: [bin([0.9, 0.1])], items: repeat(9, item([0.1, 0.1])) })
      const along = packing.flat().map(({ origin }) => origin[0] ?? NaN)
      expect(along.toSorted()).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8])
    })

    test('lengths that no decimal fits exactly are packed as well', async () => {
      const packing = await pack({ bins: [bin([1, Math.PI])], items: repeat(3, item([1 / 3, Math.PI])) })
      expect(counts(packing)).toEqual([3])
    })

    test('a bin carries no more than its limit', async () => {
      const packing = await pack({ bins: [bin([9, 9, 9], 5)], items: repeat(4, item([1, 1, 1], [upright], 2)) })
      expect(counts(packing)).toEqual([2])
    })

    test('what one bin cannot carry goes into the next', async () => {
      const packing = await pack({ bins: repeat(3, bin([9, 9], 5)), items: repeat(4, item([1, 1], [flatUpright], 2)) })
      expect(counts(packing).toSorted()).toEqual([0, 2, 2])
    })

    test('the first bin is filled first, the others stay empty while it has room', async () => {
      const packing = await pack({ bins: repeat(4, bin([4, 4, 4])), items: repeat(8, item([2, 2, 2])) })
      expect(counts(packing)).toEqual([8, 0, 0, 0])
    })

    test('bins of different sizes each take what fits', async () => {
      const packing = await pack({ bins: [bin([1, 1]), bin([3, 3])], items: [item([3, 3]), item([1, 1])] })
      expect(packing.map((placements) => placements.map((placed) => placed.item))).toEqual([[1], [0]])
    })

    test('an item that fits nowhere is left out, the others are not', async () => {
      const packing = await pack({
        bins: [bin([3, 3, 3])],
        items: [item([4, 1, 1]), item([1, 1, 1]), item([1, 1, 1], [upright], 1)],
      })
      expect(itemsIn(packing)).toEqual([1, 2])
    })

    test('when not everything fits, the volume placed is the largest possible', async () => {
      const packing = await pack({
        bins: [bin([5, 5])],
        items: [item([3, 3]), item([5, 2]), item([5, 3]), item([1, 1])],
      })
      expect(itemsIn(packing)).toEqual([1, 2])
    })

    test('no items and no bins are answered with nothing', async () => {
      expect(await pack({ bins: [bin([1, 1])], items: [] })).toEqual([[]])
      expect(await pack({ bins: [], items: [item([1, 1])] })).toEqual([])
    })

    test.each([
      ['alike, in one container', [bin([1200, 235, 239])], repeat(10_000, item([30, 20, 10], free))],
      ['all different, in one container', [bin([1200, 235, 239])], manyItems(10_000, 3)],
    ])('10,000 items, %s, fill three quarters of it', async (_, bins, items) => {
      const [placements = []] = await pack({ bins, items, timeLimit: 300 })
      const placed = placements.map((placement) => items[placement.item]?.dimensions ?? [])
      const volume = placed.reduce((sum, [x = 0, y = 0, z = 0]) => sum + x * y * z, 0)
      expect(volume).toBeGreaterThan(0.75 * Math.min(1200 * 235 * 239, 10_000 * 30 * 20 * 10))
    })

    test('10,000 items, all different, find a place when there are bins enough', async () => {
      const packing = await pack({ bins: repeat(10_000, bin([60, 60])), items: manyItems(10_000, 2), timeLimit: 300 })
      expect(packing.flat()).toHaveLength(10_000)
    })

    test('work for a caller who has gone away ends', async () => {
      const engine = await open()
      const request = { bins: [bin([1200, 235, 239])], items: manyItems(2000, 3), timeLimit: 20_000 }
      const controller = new AbortController()
      const packing = engine.pack(request, { signal: controller.signal })
      controller.abort()
      await expect(packing).rejects.toMatchObject({ code: 'cancelled' })
    })
  })
}

/** Sides of 5 to 44, spread by a multiplicative congruence; the same ones in every run. */
function manyItems(count: number, axes: number): Item[] {
  let state = 1
  const side = () => {
    state = (state * 16_807) % 2_147_483_647
    return 5 + (state % 40)
  }
  return Array.from({ length: count }, () => item(Array.from({ length: axes }, side), axes === 2 ? flatFree : free))
}

function anyItemFits({ bins, items }: PackingRequest): boolean {
  return items.some(({ dimensions, weight, orientations }) =>
    bins.some(
      ({ dimensions: room, weightLimit }) =>
        weight <= weightLimit &&
        orientations.some((orientation) =>
          orientation.every((source, axis) => (dimensions[source] ?? NaN) <= (room[axis] ?? NaN)),
        ),
    ),
  )
}

/** Small whole numbers, hundredths, or any fractions; few or many orientations; tight or no weight limits. */
function anyRequest(axes: 2 | 3): fc.Arbitrary<PackingRequest> {
  const unit = fc.constantFrom(
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 1200 }).map((hundredths) => hundredths / 100),
    fc.double({ min: 0.01, max: 12, noNaN: true }),
  )
  return unit.chain((length) => {
    const dimensions = fc.array(length, { minLength: axes, maxLength: axes })
    const orientations = fc.subarray(axes === 2 ? flatFree : free, { minLength: 1 })
    const anyItem = fc.record({ dimensions, weight: length, orientations })
    const anyBin = fc.record({
      dimensions: dimensions.map((sides) => sides.map((side) => side * 2)),
      weightLimit: fc.oneof(
        fc.constant(Infinity),
        length.map((weight) => weight * 4),
      ),
    })
    return fc.record({
      bins: fc.array(anyBin, { minLength: 1, maxLength: 4 }),
      items: fc.array(anyItem, { minLength: 1, maxLength: 30 }),
      timeLimit: fc.constant(20),
    })
  })
}
