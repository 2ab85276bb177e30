import type { ReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { reasonOf } from '../../../libraries/errors/reason-of.ts'
import { formatSystemError } from '../../../libraries/errors/format-system-error.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'

/** A file that is being imported. */
export interface Source {
  /** Its `bytesRead` says how far the import has come. */
  readonly stream: ReadStream
  /** Bytes; undefined for what has no size, such as a pipe. */
  readonly size: number | undefined
}

/** Opens a file for an import. Throws an `OperatorError` when it is not there or may not be read. */
export async function openSource(path: string): Promise<Source> {
  const file = await open(path).catch((cause: unknown) => {
    throw toOperatorError(path, cause)
  })
  const found = await file.stat()
  if (!found.isDirectory()) return { stream: file.createReadStream(), size: found.isFile() ? found.size : undefined }
  await file.close()
  throw new OperatorError(`${path} is a folder; name a file in it.`)
}

/** A failure of the file system, as the sentence that names the place. */
export function toOperatorError(path: string, cause: unknown): OperatorError {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  if (code === 'ENOENT') return new OperatorError(`There is no file or folder ${path}.`, { cause })
  if (code === 'EACCES') return new OperatorError(`This user may not read or write ${path}.`, { cause })
  const reason = formatSystemError(cause) ?? reasonOf(cause)
  return new OperatorError(`${path} cannot be used: ${reason}.`, { cause })
}
