import sharp, { type Sharp } from 'sharp'
import { invalidFormat, invalidSize } from '../../../domain/picture-errors.ts'
import type { PictureMetadata } from '../../../port.ts'
import { checkCost, readSvg } from './check-svg.ts'
import type { PictureFormat } from './find-format.ts'
import type { Pixels } from './pixels.ts'
import { readBmp } from './read-bmp.ts'
import { trimMetadata } from './trim-metadata.ts'

export interface PictureLimits {
  readonly maxPixels: number
  /** Pixels that it is wide and high at least. */
  readonly minSide: number
}

export interface UnpackTask extends PictureLimits {
  readonly bytes: Uint8Array
  readonly format: PictureFormat
  readonly detail: Detail
}

/** How much of a picture is wanted: its longer side in pixels, or as many as fill this much without being made larger. */
export type Detail = { readonly side: number } | { readonly width: number; readonly height: number }

export interface Picture {
  readonly metadata: PictureMetadata
  /** The picture as it is to be seen, upright, on white where it is transparent, made smaller where it is larger than asked for. */
  readonly pixels: Pixels
}

// libvips keeps what it did last; nobody sends the same picture twice in a moment.
sharp.cache(false)

/** Runs in a child process. Of what moves, the first picture is taken. */
export default async function unpackPicture(task: UnpackTask): Promise<Picture> {
  const { format } = task
  try {
    const drawing = format === 'Svg' ? readSvg(toBuffer(task.bytes)) : undefined
    const source = openSource(task)
    const size = await measure(source, task)
    const side = chooseSide(size, task.detail)
    if (drawing) checkCost(drawing, countPixels(size, side))
    return { metadata: { ...size, format }, pixels: await unpack(source, side) }
  } catch (thrown) {
    throw toPictureError(thrown, task)
  }
}

function openSource({ bytes, format, maxPixels }: UnpackTask): Sharp {
  const file = toBuffer(bytes)
  if (format === 'Bmp') return openBmp(file, maxPixels)
  if (format === 'Svg') return sharp(file, { limitInputPixels: maxPixels })
  return sharp(trimMetadata(file, format), { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
}

function toBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}

function openBmp(file: Buffer, maxPixels: number): Sharp {
  const { data, width, height } = readBmp(file, maxPixels)
  return sharp(data, { raw: { width, height, channels: 3 } })
}

async function measure(source: Sharp, { maxPixels, minSide }: PictureLimits) {
  const { autoOrient, pageHeight } = await source.metadata()
  const { width } = autoOrient
  const height = pageHeight ?? autoOrient.height
  if (width * height > maxPixels)
    throw invalidSize(`The picture has ${width} by ${height} pixels; up to ${maxPixels} are taken.`)
  if (width < minSide || height < minSide)
    throw invalidSize(`The picture is ${width} by ${height} pixels; it has to be ${minSide} by ${minSide} at least.`)
  return { width, height }
}

/** Pixels of the longer side at most, however long and narrow a picture is. */
const maxFilledSide = 4_096

function chooseSide({ width, height }: Size, detail: Detail): number {
  if ('side' in detail) return detail.side
  const scale = Math.max(detail.width / width, detail.height / height)
  return Math.min(maxFilledSide, Math.max(1, Math.ceil(Math.max(width, height) * scale)))
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Of a picture that is made smaller until its longer side is `side`. */
function countPixels({ width, height }: Size, side: number): number {
  return width * height * Math.min(1, side / Math.max(width, height)) ** 2
}

async function unpack(source: Sharp, side: number): Promise<Pixels> {
  const { data, info } = await source
    .clone()
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { width, height, data: toThreeChannels(data, channels) }
}

function toThreeChannels(data: Buffer, channels: number): Uint8Array {
  if (channels === 3) return data
  const count = data.length / channels
  const rgb = new Uint8Array(count * 3)
  const [green, blue] = channels >= 3 ? [1, 2] : [0, 0]
  for (let pixel = 0; pixel < count; pixel += 1) {
    rgb[3 * pixel] = data[channels * pixel] ?? 0
    rgb[3 * pixel + 1] = data[channels * pixel + green] ?? 0
    rgb[3 * pixel + 2] = data[channels * pixel + blue] ?? 0
  }
  return rgb
}

function toPictureError(thrown: unknown, { format, maxPixels }: UnpackTask): unknown {
  if (thrown instanceof Error && thrown.name === 'ServiceError') return thrown
  const message = thrown instanceof Error ? thrown.message : ''
  return message.includes('exceeds pixel limit')
    ? invalidSize(`The picture has more than the ${maxPixels} pixels that are taken.`)
    : invalidFormat(`The ${format} file is broken or cut off.`, thrown)
}
