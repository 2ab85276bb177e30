import sharp from 'sharp'

/** A circle of dashes, copied by copies of copies: each level multiplies what has to be drawn by 13. */
export function writeNestedUses(levels: number): Buffer {
  const copies = (of: number) => Array.from({ length: 13 }, (_, index) => `<use href="#g${of}" x="${index}"/>`).join('')
  const groups = Array.from({ length: levels }, (_, level) => `<g id="g${level + 1}">${copies(level)}</g>`)
  const circle = '<circle id="g0" cx="100" cy="100" r="90" fill="none" stroke="red" stroke-dasharray="0.1 0.1"/>'
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200">${circle}${groups.join('')}</svg>`,
  )
}

const pointerTag = 0x8769

/**
 * As much EXIF as a JPEG takes: a directory of pointers, all to one directory of pointers, each of which has to be followed; and
 * an orientation before them.
 */
export function writePointersInExif(orientation: number): Buffer {
  const pointers = 2_600
  const second = 8 + 2 + 12 * (pointers + 1) + 4
  const tiff = Buffer.alloc(65_000)
  tiff.write('MM\0*', 'latin1')
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(pointers + 1, 8)
  tiff.set([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation], 10)
  for (const [at, count] of [
    [22, pointers],
    [second + 2, pointers],
  ] as const)
    for (let entry = 0; entry < count; entry += 1) writePointer(tiff, at + 12 * entry, second)
  tiff.writeUInt16BE(pointers, second)
  return tiff
}

function writePointer(tiff: Buffer, at: number, to: number): void {
  tiff.writeUInt16BE(pointerTag, at)
  tiff.writeUInt16BE(4, at + 2)
  tiff.writeUInt32BE(1, at + 4)
  tiff.writeUInt32BE(to, at + 8)
}

/** The same JPEG with a segment of EXIF put before everything else. */
export function putExif(jpeg: Buffer, tiff: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xe1, 0, 0, ...Buffer.from('Exif\0\0', 'latin1')])
  head.writeUInt16BE(tiff.length + 8, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, tiff, jpeg.subarray(2)])
}

/** A PNG of one colour that has to be held whole, at six bytes a pixel, before its first row is there. */
export function writeInterlaced(side: number): Promise<Buffer> {
  return sharp(new Uint16Array(side * side * 3).fill(40_000), { raw: { width: side, height: side, channels: 3 } })
    .toColourspace('rgb16')
    .png({ progressive: true, compressionLevel: 9 })
    .toBuffer()
}
