import sharp from 'sharp'
import { drawnPictures } from './drawn-pictures.ts'

/** A meadow, as a JPEG of 640 by 480 pixels. */
export async function drawMeadow(): Promise<Buffer> {
  return sharp(Buffer.from(drawnPictures[0]?.svg ?? ''))
    .jpeg()
    .toBuffer()
}
