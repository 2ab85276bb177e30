import { readOrientation, writeOrientation } from '../orientation.ts'

export const exifHeader = Buffer.from('Exif\0\0', 'latin1')

const scan = 0xda
const endOfImage = 0xd9

/**
 * Segments up to the first scan (ITU T.81, annex B), found as libjpeg finds them: it passes over bytes that are no marker, bytes that fill up
 * before one, and markers that have no data. Colour profiles (APP2) and Adobe's mark (APP14) say how colours are meant.
 */
export function trimJpeg(file: Buffer): Buffer {
  const kept: Buffer[] = [file.subarray(0, 2)]
  let at = 2
  let hasExif = false
  for (;;) {
    const place = findMarker(file, at)
    const marker = file[place] ?? endOfImage
    if (isEmpty(marker)) {
      at = place + 1
      continue
    }
    const end = place + 1 + (place + 3 <= file.length ? file.readUInt16BE(place + 1) : 0)
    if (marker === scan || marker === endOfImage || end < place + 3 || end > file.length) {
      return Buffer.concat([...kept, file.subarray(Math.max(2, place - 1))])
    }
    const segment = file.subarray(place - 1, end)
    if (marker === 0xe1 && !hasExif && segment.subarray(4, 10).equals(exifHeader)) {
      hasExif = true
      kept.push(toJpegExif(readOrientation(segment.subarray(10))))
    } else if (!isTold(marker)) kept.push(segment)
    at = end
  }
}

/** Where the byte stands that names the next marker, behind as many 0xff as there are; the file's length where there is none. */
function findMarker(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at !== -1; at = file.indexOf(0xff, at)) {
    while (file[at] === 0xff) at += 1
    // 0xff and then 0 is data.
    if (file[at] !== 0) return at
  }
  return file.length
}

/** TEM and the restarts. */
const isEmpty = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)

/** Remarks, and application data but for JFIF's, colour profiles and Adobe's mark. */
const isTold = (marker: number) =>
  marker === 0xfe || (marker >= 0xe0 && marker <= 0xef && ![0xe0, 0xe2, 0xee].includes(marker))

function toJpegExif(orientation: number): Buffer {
  const block = Buffer.concat([exifHeader, writeOrientation(orientation)])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(block.length + 2, 2)
  return Buffer.concat([head, block])
}
