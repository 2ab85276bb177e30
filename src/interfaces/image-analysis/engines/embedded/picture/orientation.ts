/** How a picture is to be turned, as EXIF (CIPA DC-008) numbers it, and the least block of EXIF that says so. */

const orientationTag = 0x0112
const typeShort = 3
const entryLength = 12

/** The orientation that a block of EXIF names in its first directory; 1, upright, where it names none. */
export function readOrientation(tiff: Buffer): number {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  if (tiff.length < 8) return 1
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (directory + 2 > tiff.length) return 1
  const end = Math.min(directory + 2 + short(directory) * entryLength, tiff.length - entryLength + 1)
  for (let entry = directory + 2; entry < end; entry += entryLength) {
    if (short(entry) !== orientationTag || short(entry + 2) !== typeShort) continue
    const orientation = short(entry + 8)
    return orientation >= 1 && orientation <= 8 ? orientation : 1
  }
  return 1
}

/** A block of EXIF that holds an orientation and nothing else. */
export function writeOrientation(orientation: number): Buffer {
  const tiff = Buffer.alloc(26)
  tiff.write('II*\0', 'latin1')
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(1, 8)
  tiff.writeUInt16LE(orientationTag, 10)
  tiff.writeUInt16LE(typeShort, 12)
  tiff.writeUInt32LE(1, 14)
  tiff.writeUInt16LE(orientation, 18)
  return tiff
}
