import { crc32 } from 'node:zlib'
import { readOrientation, writeOrientation } from '../orientation.ts'

const pngTexts: readonly string[] = ['tEXt', 'zTXt', 'iTXt', 'tIME']

/** Chunks of a length, a type, data and a checksum (W3C PNG, section 5). */
export function trimPng(file: Buffer): Buffer {
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
