import type { Box, Crop } from '../../../port.ts'
import type { Picture } from './decode-picture.ts'
import { fitRatio } from './fit-ratio.ts'
import { findCrop } from './transform-pixels.ts'

const square = [1] as const

/** The part of each ratio that draws attention, in pixels of the picture as it is to be seen. */
export function findCrops(picture: Picture, ratios: readonly number[] = square): Promise<Crop[]> {
  return Promise.all(ratios.map(async (aspectRatio) => ({ aspectRatio, box: await findBox(picture, aspectRatio) })))
}

/** Of exactly the ratio, however few pixels it was looked for in. */
async function findBox({ metadata, pixels }: Picture, aspectRatio: number): Promise<Box> {
  const { left, top } = await findCrop(pixels, aspectRatio)
  const { width, height } = fitRatio(metadata, aspectRatio)
  const place = (offset: number, scale: number, room: number) => Math.min(room, Math.round(offset * scale))
  return {
    left: place(left, metadata.width / pixels.width, metadata.width - width),
    top: place(top, metadata.height / pixels.height, metadata.height - height),
    width,
    height,
  }
}
