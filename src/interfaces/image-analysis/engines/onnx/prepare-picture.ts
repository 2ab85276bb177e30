import sharp, { type ResizeOptions } from 'sharp'
import type { Pixels } from '../embedded/picture/pixels.ts'
import type { Preparation } from './read-preparation.ts'

/** Numbers of a picture as a model takes them: red, green and blue each by itself, row by row. */
export interface PreparedPicture {
  readonly values: Float32Array
  /** Pictures, colours, rows, columns. */
  readonly shape: readonly [1, 3, number, number]
}

/** Ways of resizing by the numbers that Pillow gives them. */
const kernels: readonly ResizeOptions['kernel'][] = ['nearest', 'lanczos3', 'linear', 'cubic']

export async function preparePicture(pixels: Pixels, preparation: Preparation): Promise<PreparedPicture> {
  const { data, width, height } = await resize(pixels, preparation)
  const { factor, mean, deviation } = preparation
  const area = width * height
  const values = new Float32Array(3 * area)
  for (let color = 0; color < 3; color += 1)
    for (let at = 0; at < area; at += 1)
      values[color * area + at] = ((data[3 * at + color] ?? 0) * factor - (mean[color] ?? 0)) / (deviation[color] ?? 1)
  return { values, shape: [1, 3, height, width] }
}

async function resize({ data, width, height }: Pixels, { side, crop, resample }: Preparation): Promise<Pixels> {
  const scale = Math.max(side.width / width, side.height / height)
  const wide = side.isShorter ? Math.max(side.width, Math.round(width * scale)) : side.width
  const high = side.isShorter ? Math.max(side.height, Math.round(height * scale)) : side.height
  const whole = sharp(data, { raw: { width, height, channels: 3 } })
  whole.resize(wide, high, { fit: 'fill', kernel: kernels[resample] ?? 'linear' })
  const [cutWide, cutHigh] = [Math.min(wide, crop?.width ?? wide), Math.min(high, crop?.height ?? high)]
  whole.extract({
    left: Math.floor((wide - cutWide) / 2),
    top: Math.floor((high - cutHigh) / 2),
    width: cutWide,
    height: cutHigh,
  })
  const { data: bytes, info } = await whole.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
  return { data: bytes, width: info.width, height: info.height }
}
