import { pipeline } from 'node:stream/promises'
import { createReadStream } from 'node:fs'
import { open, readFile, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { dirname } from 'node:path'
import { OperatorError } from '../../../../libraries/errors/operator-error.ts'
import {
  type KnownVersion,
  openDownload,
  type OpenedDownload,
  type OpenOptions,
  type RemoteFile,
} from './open-download.ts'

export interface DownloadOptions extends Omit<OpenOptions, 'from' | 'tag'> {
  /** Where the bytes are collected; what is there from before is gone on with. */
  readonly part: string
  /** No limit unless given. */
  readonly maxBytes?: number
  readonly report: (done: number, total: number | undefined) => void
  /** Milliseconds before the first retry; each further one waits twice as long. */
  readonly retryMs?: number
}

export interface Downloaded {
  readonly bytes: number
  /** Whether the checksum was known, and so was compared. */
  readonly isVerified: boolean
  /** Whether the version that was known is still the present one; then nothing was written. */
  readonly isUnchanged: boolean
  readonly version: KnownVersion
}

/** What one answer said. */
interface Fetched {
  readonly sha256: string | undefined
  readonly version: KnownVersion
  readonly isUnchanged: boolean
}

const maxRetries = 4
/** Left free on the disk. */
const spareBytes = 64 * 1024 * 1024

/** Gets a file, going on after breaks, and compares its checksum. A file that is not as promised is taken away again. */
export async function download(file: RemoteFile, options: DownloadOptions): Promise<Downloaded> {
  let fetched: Fetched | undefined
  for (let retry = 0; !fetched; retry += 1) {
    const before = await sizeOf(options.part)
    try {
      fetched = await fetchRest(file, options)
    } catch (thrown) {
      options.signal.throwIfAborted()
      const hasCome = (await sizeOf(options.part)) > before
      if (thrown instanceof OperatorError) throw thrown
      if (describe(thrown) === 'ENOSPC') throw diskFull(file, await sizeOf(options.part), thrown)
      if (before === 0 && isNowhere(thrown)) throw brokenOff(file, false, thrown)
      if (retry >= maxRetries && !hasCome) throw brokenOff(file, before > 0, thrown)
      if (hasCome) retry = 0
      await new Promise((resolve) => setTimeout(resolve, (options.retryMs ?? 1_000) * 2 ** retry))
    }
  }
  const { version, isUnchanged, sha256 = file.sha256 } = fetched
  const bytes = await sizeOf(options.part)
  if (sha256 !== undefined && !isUnchanged) await assertChecksum(file, options, sha256)
  await rm(tagPath(options), { force: true })
  return { bytes, isVerified: sha256 !== undefined, isUnchanged, version }
}

async function fetchRest(file: RemoteFile, options: DownloadOptions): Promise<Fetched> {
  const tag = await readFile(tagPath(options), 'utf8').catch(() => '')
  const from = tag === '' ? 0 : await sizeOf(options.part)
  if (from > 0 && from === file.bytes)
    return { sha256: undefined, version: { etag: tag, lastModified: undefined }, isUnchanged: false }
  if (file.bytes !== undefined) await assertSpace(file, options, file.bytes - from)
  await using opened = await openDownload(file, { ...options, from, tag })
  const { sha256, version, isUnchanged } = opened
  if (isUnchanged) return { sha256: undefined, version, isUnchanged }
  const total = opened.total ?? file.bytes
  await assertSize(file, options, total ?? 0)
  if (file.bytes === undefined) await assertSpace(file, options, (total ?? 0) - opened.start)
  if (opened.tag !== undefined) await writeFile(tagPath(options), opened.tag)
  else await rm(tagPath(options), { force: true })
  await append(file, opened, options, total)
  const bytes = await sizeOf(options.part)
  if (total !== undefined && bytes < total) throw new Error(`${bytes} of ${total} bytes came.`)
  return { sha256, version, isUnchanged }
}

async function append(
  file: RemoteFile,
  opened: OpenedDownload,
  options: DownloadOptions,
  total: number | undefined,
): Promise<void> {
  await using target = await open(options.part, opened.start > 0 ? 'r+' : 'w')
  let done = opened.start
  for await (const chunk of opened.chunks) {
    const { bytesWritten } = await target.write(chunk, 0, chunk.length, done)
    done += bytesWritten
    await assertSize(file, options, done)
    options.report(done, total)
    options.signal.throwIfAborted()
  }
  await target.truncate(done)
  await target.sync()
}

async function assertSize(file: RemoteFile, options: DownloadOptions, bytes: number): Promise<void> {
  const { name, url } = file
  const isMore = file.bytes !== undefined && bytes > file.bytes
  if (!isMore && bytes <= (options.maxBytes ?? bytes)) return
  await rm(options.part, { force: true })
  await rm(tagPath(options), { force: true })
  throw new OperatorError(
    isMore
      ? `${url.host} sends more of ${name} than the ${file.bytes} bytes that it was said to have.`
      : `${name} at ${url.host} is larger than ${inMB(options.maxBytes ?? 0)}.`,
  )
}

async function assertSpace({ name }: RemoteFile, { part }: DownloadOptions, wanted: number): Promise<void> {
  const { bavail, bsize } = await statfs(dirname(part))
  const free = bavail * bsize
  if (wanted + spareBytes <= free) return
  throw new OperatorError(`${name} needs ${inMB(wanted + spareBytes)} more on the disk; ${inMB(free)} are free.`)
}

async function assertChecksum({ name, url }: RemoteFile, options: DownloadOptions, sha256: string): Promise<void> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(options.part), hash, { signal: options.signal })
  if (hash.digest('hex') === sha256.toLowerCase()) return
  await rm(options.part)
  await rm(tagPath(options), { force: true })
  throw new OperatorError(`${name} came from ${url.host} with a wrong checksum and was taken away; ask for it again.`)
}

function brokenOff({ name, url }: RemoteFile, hasBegun: boolean, cause: unknown): OperatorError {
  const sentence = hasBegun
    ? `${url.host} broke off ${name}; the same command goes on from there.`
    : `${url.host} cannot be reached or gives no ${name} (${describe(cause)}).`
  return new OperatorError(sentence, { cause })
}

function diskFull({ name }: RemoteFile, bytes: number, cause: unknown): OperatorError {
  return new OperatorError(
    `The disk is full; ${inMB(bytes)} of ${name} are kept, and the same command goes on from there once there is room.`,
    { cause },
  )
}

/** Trying again finds no machine of that name, or none that listens, a second later. */
function isNowhere(thrown: unknown): boolean {
  return ['ENOTFOUND', 'ECONNREFUSED', 'bad port'].includes(describe(thrown))
}

/** The code of the connection where it failed, such as ENOTFOUND. */
function describe(thrown: unknown): string {
  const cause = thrown instanceof Error ? (thrown.cause ?? thrown) : thrown
  if (!(cause instanceof Error)) return String(cause)
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message.replace(/\.$/, '')
}

/** Beside the part: which version of the file it is of. */
function tagPath({ part }: DownloadOptions): string {
  return `${part}.tag`
}

async function sizeOf(path: string): Promise<number> {
  return (await stat(path).catch(() => undefined))?.size ?? 0
}

function inMB(bytes: number): string {
  return `${Math.ceil(bytes / 1_000_000).toLocaleString('en')} MB`
}
