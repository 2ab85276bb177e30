/** Characters of several bytes, and bytes that belong to none (Unicode 15, table 3-7). */
export function measureUtf8(bytes: Uint8Array): { readonly characters: number; readonly damaged: number } {
  let characters = 0
  let damaged = 0
  for (let at = 0; at < bytes.length;) {
    const lead = bytes[at] ?? 0
    const length = lead < 0x80 ? 1 : lengthAt(bytes, at, lead)
    if (length === 0) damaged++
    else if (length > 1) characters++
    at += Math.max(1, length)
  }
  return { characters, damaged }
}

/** Of the character that begins there; 0 for none. */
function lengthAt(bytes: Uint8Array, at: number, lead: number): number {
  const length =
    lead >= 0xc2 && lead <= 0xdf ? 2 : lead >= 0xe0 && lead <= 0xef ? 3 : lead >= 0xf0 && lead <= 0xf4 ? 4 : 0
  for (let offset = 1; offset < length; offset++) {
    const byte = bytes[at + offset] ?? 0
    if (byte < 0x80 || byte > 0xbf) return 0
  }
  return length
}
