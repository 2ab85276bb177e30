import type { Sharp } from 'sharp'
import { memoizeLoad } from '../../../../../libraries/memoize/memoize-load.ts'
import type { Box, ThumbnailSize } from '../../../port.ts'
import { fitRatio } from './fit-ratio.ts'
import type { Pixels } from './pixels.ts'

/** With the first picture, since a server that sees none would hold 12 MB for it. */
const loadSharp = memoizeLoad(async () => (await import('sharp')).default)

/** Neither wider nor higher than `side`. */
export async function shrink(pixels: Pixels, side: number): Promise<Pixels> {
  if (Math.max(pixels.width, pixels.height) <= side) return pixels
  const resized = (await open(pixels)).resize(side, side, { fit: 'inside' })
  const { data, info } = await resized.raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** The largest part of this ratio, width by height, that holds what draws attention: edges, skin, strong colours. */
export async function findCrop(pixels: Pixels, aspectRatio: number): Promise<Box> {
  const { width, height } = fitRatio(pixels, aspectRatio)
  const { strategy } = await loadSharp()
  const cut = (await open(pixels)).resize(width, height, { fit: 'cover', position: strategy.attention })
  const { info } = await cut.raw().toBuffer({ resolveWithObject: true })
  return { left: -(info.cropOffsetLeft ?? 0), top: -(info.cropOffsetTop ?? 0), width, height }
}

/** Filled to its edges: of what is wider or higher the middle, or what draws attention. Cut out first, lest what is cut off be enlarged. */
export async function cropToJpeg(pixels: Pixels, { width, height, followsAttention }: ThumbnailSize): Promise<Buffer> {
  const ratio = width / height
  const box = followsAttention ? await findCrop(pixels, ratio) : findMiddle(pixels, ratio)
  const cut = (await open(pixels)).extract(box)
  return cut.resize(width, height, { fit: 'fill' }).jpeg({ quality: 85 }).toBuffer()
}

function findMiddle(pixels: Pixels, aspectRatio: number): Box {
  const { width, height } = fitRatio(pixels, aspectRatio)
  const [left, top] = [Math.floor((pixels.width - width) / 2), Math.floor((pixels.height - height) / 2)]
  return { left, top, width, height }
}

export async function toJpeg(pixels: Pixels): Promise<Buffer> {
  return (await open(pixels)).jpeg({ quality: 85 }).toBuffer()
}

/** @param density dots an inch, which some readers look for */
export async function toPng(pixels: Pixels, density: number): Promise<Buffer> {
  return (await open(pixels)).withMetadata({ density }).png({ compressionLevel: 1 }).toBuffer()
}

async function open({ data, width, height }: Pixels): Promise<Sharp> {
  const sharp = await loadSharp()
  return sharp(data, { raw: { width, height, channels: 3 } })
}
