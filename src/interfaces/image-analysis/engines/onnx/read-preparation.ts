import { join } from 'node:path'
import type { JsonObject } from '../../../../libraries/json/json-object.ts'
import { readFields } from '../../../../libraries/onnx/read-model-files.ts'

/** How a model wants its pictures. */
export interface Preparation {
  /** Pixels of the shorter side, or of both where `isSquare`. */
  readonly side: { readonly width: number; readonly height: number; readonly isShorter: boolean }
  /** Pixels that are cut out of the middle afterwards. */
  readonly crop: { readonly width: number; readonly height: number } | undefined
  /** The number of Pillow's way of resizing. */
  readonly resample: number
  /** What a byte is multiplied by. */
  readonly factor: number
  readonly mean: readonly number[]
  readonly deviation: readonly number[]
}

/** Reads preprocessor_config.json, as transformers writes it; what it leaves out is what most models want. */
export async function readPreparation(folder: string): Promise<Preparation> {
  const fields = (await readFields(join(folder, 'preprocessor_config.json'))) ?? {}
  const isNormalized = fields['do_normalize'] !== false
  const crop = fields['do_center_crop'] === false ? undefined : readSides(fields['crop_size'])
  return {
    ...readSize(fields, crop),
    resample: readNumber(fields['resample'], bilinear),
    factor: fields['do_rescale'] === false ? 1 : readNumber(fields['rescale_factor'], 1 / 255),
    mean: isNormalized ? readThree(fields['image_mean'], 0.5) : [0, 0, 0],
    deviation: isNormalized ? readThree(fields['image_std'], 0.5) : [1, 1, 1],
  }
}

const usualSide = 224
const bilinear = 2

/** ConvNeXT's share of the picture that is kept, `crop_pct`, makes it larger first and then cuts. */
function readSize(fields: JsonObject, crop: Preparation['crop']): Pick<Preparation, 'side' | 'crop'> {
  const { size, crop_pct: share } = fields
  const shortest = asFields(size)['shortest_edge'] ?? (crop && typeof size === 'number' ? size : undefined)
  if (typeof shortest !== 'number')
    return { side: { ...(readSides(size) ?? square(usualSide)), isShorter: false }, crop }
  const larger = typeof share === 'number' ? Math.floor(shortest / share) : shortest
  return {
    side: { ...square(larger), isShorter: true },
    crop: crop ?? square(shortest),
  }
}

function readSides(size: unknown): Preparation['crop'] {
  if (typeof size === 'number') return square(size)
  const { width, height } = asFields(size)
  return typeof width === 'number' && typeof height === 'number' ? { width, height } : undefined
}

const square = (side: number) => ({ width: side, height: side })

function readNumber(value: unknown, usual: number): number {
  return typeof value === 'number' ? value : usual
}

function readThree(value: unknown, usual: number): readonly number[] {
  return Array.isArray(value) && value.length === 3 ? value.map(Number) : [usual, usual, usual]
}

function asFields(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}
