import sharp, { type Sharp } from 'sharp'
import type { Box, ThumbnailSize } from '../../../port.ts'
import type { Pixels } from './pixels.ts'

/** Neither wider nor higher than `side`. */
export async function shrink(pixels: Pixels, side: number): Promise<Pixels> {
  if (Math.max(pixels.width, pixels.height) <= side) return pixels
  const resized = open(pixels).resize(side, side, { fit: 'inside' })
  const { data, info } = await resized.raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** The largest part of this ratio, width by height, that holds what draws attention: edges, skin, strong colours. */
export async function findCrop(pixels: Pixels, aspectRatio: number): Promise<Box> {
  const { width, height } = fit(pixels, aspectRatio)
  const { info } = await cut(pixels, width, height, true).raw().toBuffer({ resolveWithObject: true })
  return { left: -(info.cropOffsetLeft ?? 0), top: -(info.cropOffsetTop ?? 0), width, height }
}

function fit({ width, height }: Pixels, aspectRatio: number) {
  return width > height * aspectRatio
    ? { width: Math.max(1, Math.round(height * aspectRatio)), height }
    : { width, height: Math.max(1, Math.round(width / aspectRatio)) }
}

/** Filled to its edges: of what is wider or higher the middle, or what draws attention. */
export function cropToJpeg(pixels: Pixels, { width, height, followsAttention }: ThumbnailSize): Promise<Buffer> {
  return cut(pixels, width, height, followsAttention).jpeg({ quality: 85 }).toBuffer()
}

function cut(pixels: Pixels, width: number, height: number, followsAttention: boolean): Sharp {
  const position = followsAttention ? sharp.strategy.attention : 'centre'
  return open(pixels).resize(width, height, { fit: 'cover', position })
}

export function toJpeg(pixels: Pixels): Promise<Buffer> {
  return open(pixels).jpeg({ quality: 85 }).toBuffer()
}

/** @param density dots an inch, which some readers look for */
export function toPng(pixels: Pixels, density: number): Promise<Buffer> {
  return open(pixels).withMetadata({ density }).png({ compressionLevel: 1 }).toBuffer()
}

function open({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } })
}
