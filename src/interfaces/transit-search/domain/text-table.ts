/** Texts one after the other in UTF-8, each found by its index; text 0 is empty. They are decoded when they are read. */
export interface TextTable {
  /** One entry more than there are texts. */
  readonly start: Int32Array
  readonly bytes: Uint8Array
}

export function readText({ start, bytes }: TextTable, index: number): string {
  const begin = start[index]
  const end = start[index + 1]
  if (begin === undefined || end === undefined) return ''
  return Buffer.from(bytes.buffer, bytes.byteOffset + begin, end - begin).toString('utf8')
}
