/** Bytes; a block of 900,000 could hold 46 MB of one character, and no text of a wiki does. */
const largestBlock = 16 * 1024 * 1024

/** Undoes the Burrows-Wheeler transform, and the run lengths that were written before it: four equal bytes, then how many more. Throws for what is no text. */
export function expandRuns(transformed: Uint8Array, origin: number): Uint8Array {
  const links = linkRows(transformed)
  const count = transformed.length
  let output = new Uint8Array(count + (count >>> 2) + 1_024)
  let length = 0
  let [last, equal] = [-1, 0]
  let row = (links[origin] ?? 0) >>> 8
  for (let index = 0; index < count; index++) {
    const link = links[row] ?? 0
    const byte = link & 0xff
    row = link >>> 8
    if (length + 256 > output.length) output = grow(output)
    if (equal === 4) {
      output.fill(last, length, length + byte)
      length += byte
      ;[last, equal] = [-1, 0]
      continue
    }
    equal = byte === last ? equal + 1 : 1
    last = byte
    output[length++] = byte
  }
  return output.subarray(0, length)
}

/** For every row of the sorted matrix its first byte's place in the text that follows it: `next row << 8 | byte`. */
function linkRows(transformed: Uint8Array): Uint32Array {
  const places = new Uint32Array(256)
  for (const byte of transformed) places[byte] = (places[byte] ?? 0) + 1
  let sum = 0
  for (let byte = 0; byte < 256; byte++) {
    const count = places[byte] ?? 0
    places[byte] = sum
    sum += count
  }
  const links = new Uint32Array(transformed.length)
  for (let index = 0; index < transformed.length; index++) links[index] = transformed[index] ?? 0
  for (let index = 0; index < transformed.length; index++) {
    const byte = transformed[index] ?? 0
    const place = places[byte] ?? 0
    places[byte] = place + 1
    links[place] = (links[place] ?? 0) | (index << 8)
  }
  return links
}

function grow(output: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (output.length > largestBlock) throw new Error('a block unpacks to more than 16 MiB')
  const larger = new Uint8Array(output.length * 2)
  larger.set(output)
  return larger
}
