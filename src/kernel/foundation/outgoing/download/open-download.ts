import { OperatorError } from '../../../../libraries/errors/operator-error.ts'
import { version } from '../../version.ts'

/** One file to be got, and what is known of it before. */
export interface RemoteFile {
  readonly url: URL
  /** The file's own name. */
  readonly name: string
  readonly bytes: number | undefined
  /** Hexadecimal. */
  readonly sha256: string | undefined
}

/** Which version of a file is here: the headers `etag` and `last-modified` of its answer. */
export interface KnownVersion {
  readonly etag: string | undefined
  readonly lastModified: string | undefined
}

export interface OpenOptions {
  /** Bytes that are there. */
  readonly from: number
  /** The version that they are of. */
  readonly tag: string
  readonly token?: string | undefined
  /** The only place that the token is sent to. */
  readonly tokenOrigin?: string | undefined
  readonly signal: AbortSignal
  /** In place of the global one. */
  readonly fetch?: typeof fetch
  /** The file is not wanted if it is still this version. */
  readonly known?: KnownVersion | undefined
  /** What to do where a server does not give the file to everybody, as the end of a sentence: `; MODELS_TOKEN sends a token`. */
  readonly adviceOnRefusal?: string
}

export interface OpenedDownload extends AsyncDisposable {
  /** Where `chunks` begin: where the last try ended, or 0. */
  readonly start: number
  readonly total: number | undefined
  /** Names the version of the file, if the server does. */
  readonly tag: string | undefined
  readonly sha256: string | undefined
  readonly version: KnownVersion
  /** Whether it is still the version that is known; then nothing comes. */
  readonly isUnchanged: boolean
  readonly chunks: AsyncIterable<Uint8Array>
}

const maxRedirects = 5
/** Milliseconds without a byte. */
const timeoutMs = 60_000

/**
 * Asks for a file or the rest of it. A hub redirects to a store of its own and says on the way what the checksum is
 * (`x-linked-etag`, a SHA-256 for large files).
 */
export async function openDownload(file: RemoteFile, options: OpenOptions): Promise<OpenedDownload> {
  const stalled = new AbortController()
  let timer = setTimeout(() => stalled.abort(), timeoutMs)
  const signal = AbortSignal.any([options.signal, stalled.signal])
  const close = async () => clearTimeout(timer)
  try {
    const { response, linkedTag } = await follow(file, options, signal)
    const isUnchanged = response.status === 304
    const { start, total } = isUnchanged ? { start: 0, total: 0 } : readPlace(response, options.from)
    async function* readChunks(): AsyncGenerator<Uint8Array> {
      for await (const chunk of response.body ?? []) {
        clearTimeout(timer)
        timer = setTimeout(() => stalled.abort(), timeoutMs)
        yield chunk
      }
    }
    const tag = response.headers.get('etag') ?? undefined
    const sha256 = readSha256(linkedTag) ?? readSha256(tag)
    const strongTag = tag?.startsWith('W/') ? undefined : tag
    const known = { etag: tag, lastModified: response.headers.get('last-modified') ?? undefined }
    return {
      start,
      total,
      tag: strongTag,
      sha256,
      version: known,
      isUnchanged,
      chunks: readChunks(),
      [Symbol.asyncDispose]: close,
    }
  } catch (thrown) {
    await close()
    throw thrown
  }
}

async function follow(file: RemoteFile, options: OpenOptions, signal: AbortSignal) {
  let { url } = file
  let linkedTag: string | undefined
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const response = await (options.fetch ?? fetch)(url, {
      headers: toHeaders(url, options),
      redirect: 'manual',
      signal,
    })
    linkedTag ??= response.headers.get('x-linked-etag') ?? undefined
    const location = response.headers.get('location')
    if (response.status < 300 || response.status >= 400 || location === null) {
      assertGiven(response, file, options)
      return { response, linkedTag }
    }
    await response.body?.cancel()
    const next = URL.parse(location, url.href)
    if (!next || !['http:', 'https:'].includes(next.protocol))
      throw new OperatorError(`${url.host} redirects to what is no http or https address.`)
    if (url.protocol === 'https:' && next.protocol !== 'https:')
      throw new OperatorError(`${url.host} redirects to an address that is not encrypted.`)
    url = next
  }
  throw new OperatorError(`${file.url.host} redirects over ${maxRedirects} times.`)
}

function toHeaders(url: URL, { from, tag, token, tokenOrigin, known }: OpenOptions): Record<string, string> {
  return {
    'user-agent': `mainstay/${version}`,
    'accept-encoding': 'identity',
    ...(from > 0 && { range: `bytes=${from}-`, 'if-range': tag }),
    ...(known?.etag !== undefined && { 'if-none-match': known.etag }),
    ...(known?.lastModified !== undefined && { 'if-modified-since': known.lastModified }),
    ...(token !== undefined && url.origin === tokenOrigin && { authorization: `Bearer ${token}` }),
  }
}

function assertGiven(
  { status }: Response,
  { name, url }: RemoteFile,
  { known, adviceOnRefusal = '' }: OpenOptions,
): void {
  if (status === 200 || status === 206 || (status === 304 && known)) return
  if (status === 401 || status === 403)
    throw new OperatorError(`${url.host} does not give ${name} to everybody${adviceOnRefusal}.`)
  if (status === 404) throw new OperatorError(`There is no ${name} at ${url.host}.`)
  if (status < 500 && status !== 429) throw new OperatorError(`${url.host} answered ${status} when asked for ${name}.`)
  throw new Error(`Status ${status}.`)
}

/** A server that cannot give a part, or has another version by now, gives all with status 200. */
function readPlace(response: Response, from: number): { start: number; total: number | undefined } {
  const length = Number(response.headers.get('content-length') ?? Number.NaN)
  if (response.status === 200) return { start: 0, total: Number.isNaN(length) ? undefined : length }
  const [, start, total] = /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(response.headers.get('content-range') ?? '') ?? []
  if (Number(start) !== from) throw new Error('The server gave another part than asked for.')
  return { start: from, total: total === '*' ? undefined : Number(total) }
}

function readSha256(tag: string | undefined): string | undefined {
  return /^"?([0-9a-f]{64})"?$/i.exec(tag ?? '')?.[1]
}
