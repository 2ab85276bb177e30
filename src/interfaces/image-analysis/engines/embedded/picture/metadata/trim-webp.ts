import { readOrientation, writeOrientation } from '../orientation.ts'
import { exifHeader } from './trim-jpeg.ts'

/**
 * Chunks of RIFF (RFC 9649), of even length; of an animation its first frame. The header's flags may name an `XMP ` chunk that is not there:
 * readers look for it and go on.
 */
export function trimWebp(file: Buffer): Buffer {
  const kept: Buffer[] = [file.subarray(0, 12)]
  let at = 12
  let hasFrame = false
  while (at + 8 <= file.length) {
    const length = file.readUInt32LE(at + 4)
    const end = Math.min(at + 8 + length + (length % 2), file.length)
    const type = file.toString('latin1', at, at + 4)
    if (type === 'EXIF') kept.push(toRiffChunk(type, writeOrientation(readWebpOrientation(file.subarray(at + 8, end)))))
    else if (type !== 'XMP ' && !(type === 'ANMF' && hasFrame)) kept.push(file.subarray(at, end))
    hasFrame ||= type === 'ANMF'
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
