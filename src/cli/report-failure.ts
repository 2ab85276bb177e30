import { inspect } from 'node:util'
import { formatSystemError } from '../libraries/errors/format-system-error.ts'
import { ServiceError } from '../kernel/foundation/errors/service-error.ts'
import { OperatorError } from '../libraries/errors/operator-error.ts'
import { toStorageError } from '../kernel/foundation/storage/to-storage-error.ts'
import { isJsonAsked } from './is-json-asked.ts'
import { toPrintable } from './to-printable.ts'
import { writeEvent } from './write-event.ts'

/**
 * Prints a failure on standard error as one sentence, under `--json` as an event; `MAINSTAY_LOG_LEVEL=debug` adds where it happened.
 */
export function reportFailure(thrown: unknown): void {
  const message = toPrintable(describeFailure(thrown))
  const details = process.env['MAINSTAY_LOG_LEVEL'] === 'debug' ? inspect(thrown) : undefined
  if (isJsonAsked()) return writeEvent({ error: { message, exitCode: 1, ...(details !== undefined && { details }) } })
  process.stderr.write(`mainstay: ${message}\n`)
  if (details !== undefined) process.stderr.write(`${details}\n`)
}

function describeFailure(thrown: unknown): string {
  // Closing failed as well, mostly for the same reason.
  if (thrown instanceof SuppressedError) return describeFailure(thrown.suppressed)
  const read = toStorageError(thrown)
  if (read instanceof OperatorError || read instanceof ServiceError) return read.message
  return describeSystemFailure(thrown) ?? describeUnforeseen(thrown)
}

function describeSystemFailure(thrown: unknown): string | undefined {
  const reason = formatSystemError(thrown)
  if (reason === undefined) return undefined
  const path = thrown instanceof Error && 'path' in thrown ? thrown.path : undefined
  return typeof path === 'string' ? `${path} cannot be used: ${reason}.` : `Reading or writing failed: ${reason}.`
}

function describeUnforeseen(thrown: unknown): string {
  const [first = ''] = String(thrown).split('\n', 1)
  return `Something went wrong that nobody foresaw: ${first}. MAINSTAY_LOG_LEVEL=debug shows where.`
}
