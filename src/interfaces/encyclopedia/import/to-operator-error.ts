import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { DumpError } from './batches.ts'
import { CorruptArchiveError } from './source/corrupt-archive-error.ts'

const goesOn = 'The pages before it are stored; the same command goes on from there once the file is whole.'

/** A dump that cannot be read on, as the sentence that names the place. */
export function toOperatorError(thrown: unknown, path: string): unknown {
  if (!(thrown instanceof CorruptArchiveError || thrown instanceof DumpError)) return thrown
  const place = thrown.offset === undefined ? '' : ` at byte ${thrown.offset}`
  const rest = thrown.offset === undefined ? '' : ` ${goesOn}`
  return new OperatorError(`${path} ${thrown.message}${place}.${rest}`, { cause: thrown })
}
