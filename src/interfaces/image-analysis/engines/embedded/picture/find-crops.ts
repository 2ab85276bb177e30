import type { Crop } from '../../../port.ts'
import type { Picture } from './decode-picture.ts'
import { scaleBox } from './scale-box.ts'
import { findCrop } from './transform-pixels.ts'

const square = [1] as const

/** The part of each ratio that draws attention, in pixels of the picture as it is to be seen. */
export function findCrops({ metadata, pixels }: Picture, ratios: readonly number[] = square): Promise<Crop[]> {
  const toPicture = scaleBox(pixels, metadata)
  return Promise.all(
    ratios.map(async (aspectRatio) => ({ aspectRatio, box: toPicture(await findCrop(pixels, aspectRatio)) })),
  )
}
