/** bzip2's CRC-32: the usual polynomial with the highest bit first. */
const polynomial = 0x04c11db7

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte << 24
  for (let bit = 0; bit < 8; bit++) remainder = remainder < 0 ? (remainder << 1) ^ polynomial : remainder << 1
  return remainder >>> 0
})

export function checksumOf(bytes: Uint8Array): number {
  let checksum = 0xffffffff
  for (let index = 0; index < bytes.length; index++) {
    checksum = (checksum << 8) ^ (table[(checksum >>> 24) ^ (bytes[index] ?? 0)] ?? 0)
  }
  return ~checksum >>> 0
}
