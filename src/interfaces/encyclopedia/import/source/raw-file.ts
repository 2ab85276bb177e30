import { type FileHandle, open } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import { toOperatorError } from '../../../../kernel/assembly/content/open-source.ts'
import { OperatorError } from '../../../../libraries/errors/operator-error.ts'

/** What had been read of a file, to know it again by. */
export interface Fingerprint {
  readonly bytes: number
  /** CRC-32 of these bytes. */
  readonly checksum: number
}

const bytesPerRead = 256 * 1024

/** A file as it lies there, packed or not. */
export class RawFile {
  readonly path: string
  /** Undefined for what has no size, such as a pipe. */
  readonly size: number | undefined
  readonly #handle: FileHandle
  #seen: Fingerprint = { bytes: 0, checksum: 0 }
  #memory: Buffer | undefined
  /** Bytes before the next one to be read. */
  position = 0

  private constructor(path: string, size: number | undefined, handle: FileHandle) {
    this.path = path
    this.size = size
    this.#handle = handle
  }

  /** Throws an `OperatorError` when the file is not there or may not be read. */
  static async open(path: string): Promise<RawFile> {
    const handle = await open(path).catch((cause: unknown) => {
      throw toOperatorError(path, cause)
    })
    const found = await handle.stat()
    if (!found.isDirectory()) return new RawFile(path, found.isFile() ? found.size : undefined, handle)
    await handle.close()
    throw new OperatorError(`${path} is a folder; name a file in it.`)
  }

  get seen(): Fingerprint {
    return this.#seen
  }

  /** Reads on from a place; what lies before it was seen already. */
  async *readFrom(place: number, seen: Fingerprint): AsyncGenerator<Buffer> {
    this.position = place
    this.#seen = seen
    for (;;) {
      const chunk = await this.#read()
      if (chunk.length === 0) return
      this.#note(chunk)
      this.position += chunk.length
      yield chunk
    }
  }

  /**
   * From now on each chunk lies where the one before lay: for a reader that is done with one when it asks for the next. The
   * garbage collector leaves tens of MiB of such chunks behind.
   */
  reuseMemory(): void {
    this.#memory = Buffer.allocUnsafeSlow(bytesPerRead)
  }

  /** CRC-32 of the file's beginnings of these lengths, in rising order; a file that is too short ends the list. */
  async checksumBeginnings(lengths: readonly number[]): Promise<number[]> {
    const checksums: number[] = []
    let [done, checksum] = [0, 0]
    for (const length of lengths) {
      if (this.size === undefined || length > this.size) break
      while (done < length) {
        const buffer = Buffer.allocUnsafe(Math.min(bytesPerRead, length - done))
        const { bytesRead } = await this.#handle.read(buffer, 0, buffer.length, done)
        if (bytesRead === 0) return checksums
        checksum = crc32(buffer.subarray(0, bytesRead), checksum)
        done += bytesRead
      }
      checksums.push(checksum)
    }
    return checksums
  }

  async close(): Promise<void> {
    await this.#handle.close()
  }

  async #read(): Promise<Buffer> {
    const buffer = this.#memory ?? Buffer.allocUnsafe(bytesPerRead)
    const place = this.size === undefined ? null : this.position
    const { bytesRead } = await this.#handle.read(buffer, 0, buffer.length, place).catch((cause: unknown) => {
      throw toOperatorError(this.path, cause)
    })
    return buffer.subarray(0, bytesRead)
  }

  /** After a jump back, bytes are read that were seen before. */
  #note(chunk: Buffer): void {
    const { bytes, checksum } = this.#seen
    const known = bytes - this.position
    if (known >= chunk.length) return
    this.#seen = { bytes: this.position + chunk.length, checksum: crc32(chunk.subarray(Math.max(0, known)), checksum) }
  }
}
