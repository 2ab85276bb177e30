import { StringDecoder } from 'node:string_decoder'
import { setImmediate } from 'node:timers/promises'

/** Some two milliseconds of work at ten nanoseconds a byte. */
export const sliceBytes = 256 * 1024

/** Visits bytes a slice at a time, in order, and lets other requests in between. One slice is visited at once. */
export async function visitSlices(bytes: Buffer, visit: (slice: Buffer) => void): Promise<void> {
  for (let start = 0; start < bytes.length; start += sliceBytes) {
    if (start > 0) await setImmediate()
    visit(bytes.subarray(start, start + sliceBytes))
  }
}

/** Bytes of UTF-8 as text, a slice at a time. */
export async function decodeText(bytes: Buffer): Promise<string> {
  const decoder = new StringDecoder()
  let text = ''
  await visitSlices(bytes, (slice) => {
    text += decoder.write(slice)
  })
  return text + decoder.end()
}
