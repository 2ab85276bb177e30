import { decode } from 'bmp-ts'
import { invalidFormat, invalidSize } from '../../../domain/picture-errors.ts'
import type { Pixels } from './pixels.ts'

/** Unpacks a BMP file, which sharp does not read. */
export function readBmp(file: Buffer, maxPixels: number): Pixels {
  // BITMAPINFOHEADER: width at 18, height at 22, below zero where the first row is the upper one.
  if (file.length < 54) throw invalidFormat('The BMP file ends within its header.')
  const [width, height] = [file.readUInt32LE(18), Math.abs(file.readInt32LE(22))]
  if (width === 0 || height === 0) throw invalidSize('The picture has no pixels.')
  if (width * height > maxPixels)
    throw invalidSize(`The picture has ${width} by ${height} pixels; up to ${maxPixels} are taken.`)
  return { width, height, data: unpack(file, width * height) }
}

function unpack(file: Buffer, count: number): Uint8Array {
  try {
    const { data } = decode(file, { toRGBA: true })
    const rgb = new Uint8Array(count * 3)
    for (let pixel = 0; pixel < count; pixel += 1) {
      rgb[3 * pixel] = data[4 * pixel] ?? 0
      rgb[3 * pixel + 1] = data[4 * pixel + 1] ?? 0
      rgb[3 * pixel + 2] = data[4 * pixel + 2] ?? 0
    }
    return rgb
  } catch (cause) {
    throw invalidFormat('The BMP file is broken, cut off, or of a kind that is not read.', cause)
  }
}
