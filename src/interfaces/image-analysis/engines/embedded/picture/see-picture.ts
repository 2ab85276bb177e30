import type { AnalyzeOptions, Feature, PictureSource } from '../../../port.ts'
import { maxSide, type Picture } from './decode-picture.ts'
import type { ReadPictures } from './open-pictures.ts'
import type { Pixels } from './pixels.ts'
import { shrink } from './transform-pixels.ts'

/** A picture as it is looked at: `pixels` for what it shows, `detailed` for its words. */
export interface SeenPicture extends Picture {
  readonly detailed: Pixels
}

/** Pixels of the longer side in which words are read: a page of A4 at 200 dots an inch. */
const maxTextSide = 2_400

/** Reads a picture, as large as what is asked for needs it. */
export async function seePicture(
  readPicture: ReadPictures,
  source: PictureSource,
  features: ReadonlySet<Feature>,
  options?: AnalyzeOptions,
): Promise<SeenPicture> {
  const side = features.has('text') ? maxTextSide : maxSide
  const { metadata, pixels } = await readPicture(source, options, { side })
  return { metadata, pixels: await shrink(pixels, maxSide), detailed: pixels }
}
