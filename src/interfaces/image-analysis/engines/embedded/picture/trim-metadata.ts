import type { PictureFormat } from './find-format.ts'
import { trimAvif } from './metadata/trim-avif.ts'
import { trimJpeg } from './metadata/trim-jpeg.ts'
import { trimPng } from './metadata/trim-png.ts'
import { trimWebp } from './metadata/trim-webp.ts'

const trims: Partial<Record<PictureFormat, (file: Buffer) => Buffer>> = {
  Jpeg: trimJpeg,
  Png: trimPng,
  Webp: trimWebp,
  Avif: trimAvif,
}

/**
 * The same file with nothing left of its EXIF but the orientation, and no texts about the picture. libexif, by which libvips reads a
 * header, takes seconds for 65 kB that are made for it. A file that is not built as its format says is given back as it is, from there on.
 */
export function trimMetadata(file: Buffer, format: PictureFormat): Buffer {
  return trims[format]?.(file) ?? file
}
