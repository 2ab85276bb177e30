import type { RunOptions, WorkerPools } from '../../../../../kernel/foundation/workers/pools.ts'
import { WorkerDiedError } from '../../../../../kernel/foundation/workers/worker-died-error.ts'
import { ServiceError } from '../../../../../kernel/foundation/errors/service-error.ts'
import { invalidFormat, invalidSize } from '../../../domain/picture-errors.ts'
import { findFormat, type PictureFormat } from './find-format.ts'
import type { Detail, Picture, PictureLimits, UnpackTask } from './unpack-worker.ts'

export type { Detail, Picture, PictureLimits } from './unpack-worker.ts'

/** Milliseconds that unpacking may take. A drawing that takes longer than a moment was made to. */
const maxRunMs = { file: 10_000, drawing: 3_000 }

/** Pixels of the longer side in which faces and objects are looked for. */
export const maxSide = 768

export type DecodePicture = (bytes: Buffer, detail?: Detail, options?: RunOptions) => Promise<Picture>

/** Reads pictures in child processes: what a file can make libvips and librsvg do ends with its process. */
export function createDecoder(limits: PictureLimits, processes: WorkerPools): DecodePicture {
  const module = new URL('./unpack-worker.ts', import.meta.url)
  const open = (kind: keyof typeof maxRunMs) =>
    processes.open<UnpackTask, Picture>(module, { queue: 'picture-files', maxRunMs: maxRunMs[kind] })
  const [files, drawings] = [open('file'), open('drawing')]
  return async (bytes, detail = { side: maxSide }, options) => {
    const format = checkFormat(bytes)
    try {
      return await (format === 'Svg' ? drawings : files).run({ bytes, format, detail, ...limits }, options)
    } catch (thrown) {
      throw toPictureError(thrown, format)
    }
  }
}

function checkFormat(bytes: Buffer): PictureFormat {
  const format = findFormat(bytes)
  if (bytes.length === 0) throw invalidFormat('The body is empty; send the bytes of a picture.')
  if (format === undefined)
    throw invalidFormat('These bytes are no picture that is read here: JPEG, PNG, GIF, BMP, WebP, TIFF, AVIF or SVG.')
  if (format === 'Heic') throw invalidFormat('HEIC pictures cannot be unpacked here; send a JPEG of it.')
  return format
}

function toPictureError(thrown: unknown, format: PictureFormat): unknown {
  if (thrown instanceof ServiceError && thrown.code === 'took_too_long')
    return invalidSize('The picture takes too long to unpack; send a smaller or a simpler one.')
  if (!(thrown instanceof WorkerDiedError)) return thrown
  return thrown.isOutgrown
    ? invalidSize('The picture takes too much memory to unpack; send a smaller one, or one that is not interlaced.')
    : invalidFormat(`The ${format} file cannot be unpacked.`, thrown)
}
