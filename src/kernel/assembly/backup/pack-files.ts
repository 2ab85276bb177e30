import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Pack } from 'tar-stream'
import type { BackedUpFile } from './manifest.ts'

export interface FileToPack {
  /** Its path in the backup. */
  readonly path: string
  /** Where it lies. */
  readonly source: string
}

/** Puts files into a tar one after the other and tells what they were. */
export async function packFiles(
  pack: Pack,
  files: readonly FileToPack[],
  signal: AbortSignal,
): Promise<BackedUpFile[]> {
  const packed: BackedUpFile[] = []
  for (const { path, source } of files) {
    const { size, mtime } = await stat(source)
    const hash = createHash('sha256')
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk)
        done(undefined, chunk)
      },
    })
    const entry = pack.entry({ name: path, size, mtime, mode: 0o600 })
    await pipeline(createReadStream(source), counted, entry, { signal })
    packed.push({ path, bytes: size, sha256: hash.digest('hex') })
  }
  return packed
}
