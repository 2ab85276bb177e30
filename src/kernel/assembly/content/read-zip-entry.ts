import { crc32 } from 'node:zlib'
import type { Entry, ZipFile } from 'yauzl'
import { reasonOf } from '../../../libraries/errors/reason-of.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'

/** The bytes of a file in a zip archive. yauzl holds it to the size that it was listed with; its checksum is held here. */
export async function* readZipEntry(zip: ZipFile, entry: Entry, path: string): AsyncGenerator<Buffer> {
  let checksum = 0
  try {
    const chunks: AsyncIterable<Buffer> = await zip.openReadStreamPromise(entry)
    for await (const chunk of chunks) {
      checksum = crc32(chunk, checksum)
      yield chunk
    }
    if (checksum !== entry.crc32) throw new Error('its checksum is wrong')
  } catch (cause) {
    const reason = reasonOf(cause)
    throw new OperatorError(`${entry.fileName} in ${path} is damaged: ${reason}.`, { cause })
  }
}
