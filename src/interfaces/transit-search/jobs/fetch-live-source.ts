import { readFile, stat } from 'node:fs/promises'
import { formatSystemError } from '../../../libraries/errors/format-system-error.ts'
import type { JobContext } from '../../../kernel/wire/interface/job.ts'
import { LiveDataError } from '../import/live/live-data-error.ts'
import type { LiveSource } from '../import/live/live-sources.ts'
import type { Settings } from '../settings.ts'

type FetchContext = Pick<JobContext<Settings>, 'guardedFetch' | 'settings' | 'signal'>

/** What a source says now, within the bounds of size and time. Throws a `LiveDataError` or an `OutgoingError`. */
export async function fetchLiveSource(
  { address, headers }: LiveSource,
  { guardedFetch, settings, signal }: FetchContext,
): Promise<Uint8Array> {
  const maxBytes = settings.TRANSIT_SEARCH_LIVE_MAX_BYTES
  if ('file' in address) return readBounded(address.file, maxBytes, signal)
  const { status, bytes } = await guardedFetch(address.url, {
    headers: { accept: 'application/x-protobuf, application/octet-stream;q=0.9, */*;q=0.5' },
    credentials: headers,
    maxBytes,
    timeoutMs: settings.TRANSIT_SEARCH_LIVE_TIMEOUT_MS,
    signal,
  })
  if (status < 200 || status > 299) throw new LiveDataError(`The server answered ${status}.`)
  return bytes
}

async function readBounded(path: string, maxBytes: number, signal: AbortSignal): Promise<Uint8Array> {
  try {
    const found = await stat(path)
    if (!found.isFile()) throw new LiveDataError('What the setting names is no file.')
    if (found.size > maxBytes)
      throw new LiveDataError(`The file is larger than ${maxBytes.toLocaleString('en')} bytes.`)
    return await readFile(path, { signal })
  } catch (cause) {
    if (cause instanceof LiveDataError) throw cause
    const reason = formatSystemError(cause)
    if (reason === undefined) throw cause
    throw new LiveDataError(`The file cannot be read: ${reason}.`, { cause })
  }
}
