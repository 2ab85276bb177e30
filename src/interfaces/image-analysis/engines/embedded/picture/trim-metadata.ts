import { crc32 } from 'node:zlib'
import type { PictureFormat } from './find-format.ts'
import { readOrientation, writeOrientation } from './orientation.ts'

/**
 * The same file with nothing left of its EXIF but the orientation, and no texts about the picture. libexif, by which libvips reads a
 * header, takes seconds for 65 kB that are made for it. A file that is not built as its format says is given back as it is, from there on.
 */
export function trimMetadata(file: Buffer, format: PictureFormat): Buffer {
  if (format === 'Jpeg') return trimJpeg(file)
  if (format === 'Png') return trimPng(file)
  return format === 'Webp' ? trimWebp(file) : file
}

const exifHeader = Buffer.from('Exif\0\0', 'latin1')

/** Segments up to the first scan (ITU T.81, annex B). Colour profiles (APP2) and Adobe's mark (APP14) say how colours are meant. */
function trimJpeg(file: Buffer): Buffer {
  const kept: Buffer[] = [file.subarray(0, 2)]
  let at = 2
  let hasExif = false
  while (at + 4 <= file.length && file[at] === 0xff) {
    const marker = file.readUInt8(at + 1)
    const end = at + 2 + file.readUInt16BE(at + 2)
    if (marker === 0xda || marker < 0xc0 || end < at + 4 || end > file.length) break
    const segment = file.subarray(at, end)
    if (marker === 0xe1 && !hasExif && segment.subarray(4, 10).equals(exifHeader)) {
      hasExif = true
      kept.push(toJpegExif(readOrientation(segment.subarray(10))))
    } else if (!isTold(marker)) kept.push(segment)
    at = end
  }
  return Buffer.concat([...kept, file.subarray(at)])
}

/** Remarks, and application data but for JFIF's, colour profiles and Adobe's mark. */
const isTold = (marker: number) =>
  marker === 0xfe || (marker >= 0xe0 && marker <= 0xef && ![0xe0, 0xe2, 0xee].includes(marker))

function toJpegExif(orientation: number): Buffer {
  const block = Buffer.concat([exifHeader, writeOrientation(orientation)])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(block.length + 2, 2)
  return Buffer.concat([head, block])
}

const pngTexts: readonly string[] = ['tEXt', 'zTXt', 'iTXt', 'tIME']

/** Chunks of a length, a type, data and a checksum (W3C PNG, section 5). */
function trimPng(file: Buffer): Buffer {
  const kept: Buffer[] = [file.subarray(0, 8)]
  let at = 8
  while (at + 12 <= file.length) {
    const end = at + 12 + file.readUInt32BE(at)
    if (end > file.length) break
    const type = file.toString('latin1', at + 4, at + 8)
    if (type === 'eXIf') kept.push(toPngChunk(type, writeOrientation(readOrientation(file.subarray(at + 8, end - 4)))))
    else if (!pngTexts.includes(type)) kept.push(file.subarray(at, end))
    at = end
  }
  return Buffer.concat([...kept, file.subarray(at)])
}

function toPngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, checksum])
}

/** Chunks of RIFF, of even length. The header's flags may name an `XMP ` chunk that is not there: readers look for it and go on. */
function trimWebp(file: Buffer): Buffer {
  const kept: Buffer[] = [file.subarray(0, 12)]
  let at = 12
  while (at + 8 <= file.length) {
    const length = file.readUInt32LE(at + 4)
    const end = Math.min(at + 8 + length + (length % 2), file.length)
    const type = file.toString('latin1', at, at + 4)
    if (type === 'EXIF') kept.push(toRiffChunk(type, writeOrientation(readWebpOrientation(file.subarray(at + 8, end)))))
    else if (type !== 'XMP ') kept.push(file.subarray(at, end))
    at = end
  }
  if (at === 12) return file
  const trimmed = Buffer.concat([...kept, file.subarray(at)])
  trimmed.writeUInt32LE(trimmed.length - 8, 4)
  return trimmed
}

/** Some writers put JPEG's header before the block. */
function readWebpOrientation(data: Buffer): number {
  return readOrientation(data.subarray(0, 6).equals(exifHeader) ? data.subarray(6) : data)
}

function toRiffChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(type, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data])
}
