import { encode } from 'bmp-ts'
import sharp from 'sharp'

/** A picture as a BMP file of 24 bits a pixel. */
export async function writeBmp(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  // The package wants alpha, blue, green, red.
  for (let at = 0; at < data.length; at += 4) data.subarray(at, at + 4).reverse()
  const { data: file } = encode({ data, width: info.width, height: info.height, bitPP: 24 })
  return Buffer.from(file)
}
