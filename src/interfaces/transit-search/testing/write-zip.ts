/** Zip archives as the world writes them, well and badly (PKWARE APPNOTE 6.3.10): for tests of what is read. */
import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipEntry {
  readonly name: string
  readonly data: Buffer | string
  readonly isStored?: boolean
  /** Packed already: `data` is `size` bytes once unpacked. */
  readonly packed?: { readonly size: number; readonly checksum: number }
  /** Sizes and checksum behind the data, as writers of streams have them. */
  readonly hasDescriptor?: boolean
  readonly isZip64?: boolean
  readonly isEncrypted?: boolean
  readonly checksum?: number
  /** Said in place of the true size. */
  readonly claimedSize?: number
  /** Lies where the first entry lies. */
  readonly overlapsFirst?: boolean
}

interface Written {
  readonly entry: ZipEntry
  readonly packed: Buffer
  readonly size: number
  readonly checksum: number
}

export function writeZip(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const written = pack(entry)
    directory.push(writeHead(written, entry.overlapsFirst ? 0 : offset))
    if (entry.overlapsFirst) continue
    const local = Buffer.concat([writeHead(written), written.packed, writeDescriptor(written)])
    locals.push(local)
    offset += local.length
  }
  const listed = Buffer.concat(directory)
  return Buffer.concat([...locals, listed, writeEnd(entries.length, listed.length, offset)])
}

function pack(entry: ZipEntry): Written {
  const data = Buffer.from(entry.data)
  const { size, checksum } = entry.packed ?? { size: data.length, checksum: crc32(data) }
  const packed = entry.packed || entry.isStored ? data : deflateRawSync(data)
  return { entry, packed, size: entry.claimedSize ?? size, checksum: entry.checksum ?? checksum }
}

/** In the directory where the offset is given, else before the data. */
function writeHead({ entry, packed, size, checksum }: Written, offset?: number): Buffer {
  const isLocal = offset === undefined
  const name = Buffer.from(entry.name)
  const isLate = isLocal && entry.hasDescriptor
  const extra = entry.isZip64 ? writeZip64(size, packed.length) : Buffer.alloc(0)
  const head = Buffer.alloc(isLocal ? 30 : 46)
  head.writeUInt32LE(isLocal ? 0x04034b50 : 0x02014b50, 0)
  const at = isLocal ? 4 : 6
  head.writeUInt16LE(entry.isZip64 ? 45 : 20, at)
  head.writeUInt16LE(0x800 | (entry.hasDescriptor ? 8 : 0) | (entry.isEncrypted ? 1 : 0), at + 2)
  head.writeUInt16LE(entry.isStored ? 0 : 8, at + 4)
  head.writeUInt32LE(isLate ? 0 : checksum, at + 10)
  head.writeUInt32LE(isLate ? 0 : entry.isZip64 ? 0xffffffff : packed.length, at + 14)
  head.writeUInt32LE(isLate ? 0 : entry.isZip64 ? 0xffffffff : size, at + 18)
  head.writeUInt16LE(name.length, at + 22)
  head.writeUInt16LE(extra.length, at + 24)
  if (offset !== undefined) head.writeUInt32LE(offset, 42)
  return Buffer.concat([head, name, extra])
}

function writeZip64(size: number, packedSize: number): Buffer {
  const extra = Buffer.alloc(20)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(16, 2)
  extra.writeBigUInt64LE(BigInt(size), 4)
  extra.writeBigUInt64LE(BigInt(packedSize), 12)
  return extra
}

function writeDescriptor({ entry, packed, size, checksum }: Written): Buffer {
  if (!entry.hasDescriptor) return Buffer.alloc(0)
  const descriptor = Buffer.alloc(16)
  for (const [index, value] of [0x08074b50, checksum, packed.length, size].entries())
    descriptor.writeUInt32LE(value, index * 4)
  return descriptor
}

/** More than 65,535 entries are counted in the zip64 record alone. */
function writeEnd(count: number, length: number, offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Math.min(count, 0xffff), 8)
  end.writeUInt16LE(Math.min(count, 0xffff), 10)
  end.writeUInt32LE(length, 12)
  end.writeUInt32LE(offset, 16)
  if (count < 0xffff) return end
  const record = Buffer.alloc(56)
  record.writeUInt32LE(0x06064b50, 0)
  record.writeBigUInt64LE(44n, 4)
  record.writeUInt16LE(45, 12)
  record.writeUInt16LE(45, 14)
  for (const [index, value] of [count, count, length, offset].entries())
    record.writeBigUInt64LE(BigInt(value), 24 + index * 8)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeBigUInt64LE(BigInt(offset + length), 8)
  locator.writeUInt32LE(1, 16)
  return Buffer.concat([record, locator, end])
}
