import sharp, { type Sharp, type SharpOptions } from 'sharp'
import type { WorkerPool } from '../../../../../kernel/workers/pools.ts'
import { invalidFormat, invalidSize } from '../../../domain/picture-errors.ts'
import type { PictureMetadata } from '../../../port.ts'
import { checkSvg } from './check-svg.ts'
import { findFormat, type PictureFormat } from './find-format.ts'
import type { Pixels } from './pixels.ts'
import type { BmpTask } from './read-bmp-worker.ts'

export interface PictureLimits {
  readonly maxPixels: number
  /** Pixels that it is wide and high at least. */
  readonly minSide: number
}

export interface Picture {
  readonly metadata: PictureMetadata
  /** The picture as it is to be seen, upright, on white where it is transparent, made smaller where it is larger than asked for. */
  readonly pixels: Pixels
}

/** Pixels of the longer side in which faces and objects are looked for. */
export const maxSide = 768

/** How many pixels the longer side has to have, of a picture of this size; it is never made larger than it is. */
export type ChooseSide = (size: { readonly width: number; readonly height: number }) => number

/** Seconds that unpacking may take. */
const maxSeconds = 10

export type DecodePicture = (bytes: Buffer, chooseSide?: ChooseSide) => Promise<Picture>

/** Reads pictures off the event loop: libvips in libuv's threads, BMP files in a worker. Of what moves, the first picture is taken. */
export function createDecoder(limits: PictureLimits, bmpFiles: WorkerPool<BmpTask, Pixels>): DecodePicture {
  // libvips keeps what it did last; nobody sends the same picture twice in a moment.
  sharp.cache(false)
  return async (bytes, chooseSide = () => maxSide) => {
    const format = checkFormat(bytes)
    const source = format === 'Bmp' ? await openBmp(bytes, limits, bmpFiles) : openFile(bytes, format, limits)
    try {
      const size = await measure(source, limits)
      return { metadata: { ...size, format }, pixels: await unpack(source, chooseSide(size)) }
    } catch (thrown) {
      throw toPictureError(thrown, format, limits)
    }
  }
}

function checkFormat(bytes: Buffer): PictureFormat {
  const format = findFormat(bytes)
  if (bytes.length === 0) throw invalidFormat('The body is empty; send the bytes of a picture.')
  if (format === undefined)
    throw invalidFormat('These bytes are no picture that is read here: JPEG, PNG, GIF, BMP, WebP, TIFF, AVIF or SVG.')
  if (format === 'Heic') throw invalidFormat('HEIC pictures cannot be unpacked here; send a JPEG of it.')
  if (format === 'Svg') checkSvg(bytes)
  return format
}

function openFile(bytes: Buffer, format: PictureFormat, { maxPixels }: PictureLimits): Sharp {
  const options: SharpOptions = { limitInputPixels: maxPixels, failOn: 'error', pages: 1 }
  return sharp(bytes, format === 'Svg' ? { limitInputPixels: maxPixels } : options).timeout({ seconds: maxSeconds })
}

async function openBmp(bytes: Buffer, { maxPixels }: PictureLimits, files: WorkerPool<BmpTask, Pixels>) {
  const { data, width, height } = await files.run({ bytes, maxPixels })
  if (width === 0 || height === 0) throw invalidSize('The picture has no pixels.')
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

function toPictureError(thrown: unknown, format: PictureFormat, { maxPixels }: PictureLimits): unknown {
  if (thrown instanceof Error && thrown.name === 'ServiceError') return thrown
  const message = thrown instanceof Error ? thrown.message : ''
  if (message.includes('exceeds pixel limit'))
    return invalidSize(`The picture has more than the ${maxPixels} pixels that are taken.`)
  if (message.includes('timeout')) return invalidSize('The picture takes too long to unpack.')
  return invalidFormat(`The ${format} file is broken or cut off.`, thrown)
}
