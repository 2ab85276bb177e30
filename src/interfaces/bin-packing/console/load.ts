import type { ResponseOf } from '../../../kernel/wire/contract.ts'
import { isJsonObject } from '../../../libraries/json/json-object.ts'
import type { binPacking } from '../contract.ts'

/** What has to go in: so many boxes alike, in centimetres and kilograms. */
export interface Kind {
  readonly name: string
  readonly count: number
  readonly sizes: readonly [number, number, number]
  readonly weight: number
  /** Whether its third size stays upright. */
  readonly staysUpright: boolean
}

export interface Hold {
  readonly sizes: readonly [number, number, number]
  /** 0 for any. */
  readonly maxWeight: number
  /** Whether it is a sheet from which parts are cut: its third size, and theirs, is 1. */
  readonly isFlat?: boolean
}

/** From the corner that is filled first: along, across and up. */
export interface BoxInSpace {
  readonly from: readonly [number, number, number]
  readonly sizes: readonly [number, number, number]
}

/** A box in its place. */
export interface PlacedBox extends BoxInSpace {
  /** Which of the kinds it is of. */
  readonly kind: number
}

export interface Load {
  readonly hold: Hold
  readonly kinds: readonly Kind[]
  readonly boxes: readonly PlacedBox[]
  /** Of each kind, how many did not fit. */
  readonly left: readonly number[]
}

/** More are packed than anybody can look at. */
export const maxBoxes = 400

/**
 * The wire's own notation of a load: turns freely is 0, 3 keeps the third dimension on its axis, and in two dimensions anything but 0 keeps
 * a part as it is.
 */
export function toRequest(hold: Hold, kinds: readonly Kind[]) {
  const write = (sizes: Kind['sizes']) => sizes.slice(0, hold.isFlat ? 2 : 3).join('x')
  const items = kinds.flatMap(({ count, sizes, weight, staysUpright }, kind) =>
    Array.from({ length: count }, (_, number) => `${kind}-${number}:${staysUpright ? 3 : 0}:${weight}:${write(sizes)}`),
  )
  return { bins: `0:${hold.maxWeight}:${write(hold.sizes)}`, items: items.join(','), binId: '0' }
}

type Packed = ResponseOf<(typeof binPacking)['operations']['pack']>

type Item = Extract<Packed, readonly unknown[]>[number]['items'][number]

/** Of a hold of three dimensions. */
function isSolid(item: Item): item is Extract<Item, { readonly sp_size_3: number }> {
  return 'sp_size_3' in item
}

/** The answer's centres, counted from the bin's centre with the third falling, as corners from the one that is filled first. */
export function toLoad(packed: Packed, hold: Hold, kinds: readonly Kind[]): Load {
  const [bin] = [packed].flat()
  const boxes = (bin?.items ?? []).map((item) => {
    const [thickness, up] = isSolid(item) ? [item.sp_size_3, -item.z_origin_in_bin] : [1, 0]
    const sizes = [item.sp_size_1, item.sp_size_2, thickness] as const
    const centre = [item.x_origin_in_bin, item.y_origin_in_bin, up] as const
    const corner = (axis: 0 | 1 | 2) => centre[axis] + hold.sizes[axis] / 2 - sizes[axis] / 2
    return { kind: Number(item.id.split('-')[0]), from: [corner(0), corner(1), corner(2)] as const, sizes }
  })
  const left = kinds.map(({ count }, kind) => count - boxes.filter((box) => box.kind === kind).length)
  return { hold, kinds, boxes, left }
}

/** The share of the hold's volume, or of the sheet, that is filled, from 0 to 1. */
export function filledShare({ hold, boxes }: Load): number {
  const volume = ([a, b, c]: readonly [number, number, number]) => a * b * c
  return boxes.reduce((sum, { sizes }) => sum + volume(sizes), 0) / volume(hold.sizes)
}

/** What this wire says of a failure. */
export function readSentence(body: unknown): string | undefined {
  const error = isJsonObject(body) ? body['error'] : undefined
  return typeof error === 'string' ? error : undefined
}
