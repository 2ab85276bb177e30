import sharp from 'sharp'

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

/** The same JPEG with a segment of EXIF put before everything else but `before`. */
export function putExif(jpeg: Buffer, tiff: Buffer, before: Buffer = Buffer.alloc(0)): Buffer {
  const head = Buffer.from([0xff, 0xe1, 0, 0, ...Buffer.from('Exif\0\0', 'latin1')])
  head.writeUInt16BE(tiff.length + 8, 2)
  return Buffer.concat([jpeg.subarray(0, 2), before, head, tiff, jpeg.subarray(2)])
}

/** A PNG of one colour that has to be held whole, at six bytes a pixel, before its first row is there. */
export function writeInterlaced(side: number): Promise<Buffer> {
  return sharp(new Uint16Array(side * side * 3).fill(40_000), { raw: { width: side, height: side, channels: 3 } })
    .toColourspace('rgb16')
    .png({ progressive: true, compressionLevel: 9 })
    .toBuffer()
}

/** An AVIF of 120 by 80 pixels whose EXIF leads to itself over and over. */
export async function writeAvifOfPointers(): Promise<Buffer> {
  const avif = await sharp({ create: { width: 120, height: 80, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Artist: 'a'.repeat(64_000) } })
    .avif({ effort: 0 })
    .toBuffer()
  writePointersInExif(6).copy(avif, avif.indexOf('II*\0', 0, 'latin1'), 0, 62_500)
  return avif
}

/** A moving WebP of 120 by 80 pixels: its first frame over and over. */
export async function writeFrames(count: number): Promise<Buffer> {
  const draw = (background: string) =>
    sharp({ create: { width: 120, height: 80, channels: 3, background } })
      .png()
      .toBuffer()
  const frames = await Promise.all([draw('red'), draw('blue')])
  const webp = await sharp(frames, { join: { animated: true } })
    .webp({ lossless: true })
    .toBuffer()
  const begin = webp.indexOf('ANMF', 0, 'latin1')
  const length = webp.readUInt32LE(begin + 4)
  const end = begin + 8 + length + (length % 2)
  const frame = webp.subarray(begin, end)
  const moving = Buffer.concat([webp.subarray(0, begin), Buffer.alloc(frame.length * count, frame)])
  moving.writeUInt32LE(moving.length - 8, 4)
  return moving
}

/** A BMP that is no pixel wide and two thousand million high. */
export function writeBmpWithoutWidth(): Buffer {
  const bmp = Buffer.alloc(200)
  bmp.write('BM', 'latin1')
  bmp.writeUInt32LE(54, 10)
  bmp.writeUInt32LE(40, 14)
  bmp.writeInt32LE(0x7fff_ffff, 22)
  bmp.writeUInt16LE(1, 26)
  bmp.writeUInt16LE(24, 28)
  return bmp
}
