import { createReadStream } from 'node:fs'
import { open, readFile, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { dirname } from 'node:path'
import { OperatorError } from '../../../kernel/errors/operator-error.ts'
import { openDownload, type OpenedDownload } from './open-download.ts'
import type { RemoteFile } from './repository-files.ts'

export interface DownloadOptions {
  /** Where the bytes are collected; what is there from before is gone on with. */
  readonly part: string
  readonly token: string | undefined
  /** The only place that the token is sent to. */
  readonly tokenOrigin: string | undefined
  readonly signal: AbortSignal
  readonly report: (done: number, total: number | undefined) => void
  /** Milliseconds before the first retry; each further one waits twice as long. */
  readonly retryMs?: number
}

export interface Downloaded {
  readonly bytes: number
  /** Whether the checksum was known, and so was compared. */
  readonly isVerified: boolean
}

const maxRetries = 4
/** Left free on the disk. */
const spareBytes = 64 * 1024 * 1024

/** Gets a file, going on after breaks, and compares its checksum. A file that is not as promised is taken away again. */
export async function download(file: RemoteFile, options: DownloadOptions): Promise<Downloaded> {
  let sha256 = file.sha256
  for (let retry = 0; ; retry += 1) {
    const before = await sizeOf(options.part)
    try {
      sha256 = (await fetchRest(file, options)) ?? sha256
      break
    } catch (thrown) {
      options.signal.throwIfAborted()
      const hasCome = (await sizeOf(options.part)) > before
      if (thrown instanceof OperatorError) throw thrown
      if (retry >= maxRetries && !hasCome) throw brokenOff(file, thrown)
      if (hasCome) retry = 0
      await new Promise((resolve) => setTimeout(resolve, (options.retryMs ?? 1_000) * 2 ** retry))
    }
  }
  const bytes = await sizeOf(options.part)
  if (sha256 !== undefined) await assertChecksum(file, options, sha256)
  await rm(tagPath(options), { force: true })
  return { bytes, isVerified: sha256 !== undefined }
}

/** Gives the checksum that the server names. */
async function fetchRest(file: RemoteFile, options: DownloadOptions): Promise<string | undefined> {
  const tag = await readFile(tagPath(options), 'utf8').catch(() => '')
  const from = tag === '' ? 0 : await sizeOf(options.part)
  if (from > 0 && from === file.bytes) return undefined
  if (file.bytes !== undefined) await assertSpace(file, options, file.bytes - from)
  await using opened = await openDownload(file, { ...options, from, tag })
  const total = opened.total ?? file.bytes
  if (file.bytes === undefined) await assertSpace(file, options, (total ?? 0) - opened.start)
  if (opened.tag !== undefined) await writeFile(tagPath(options), opened.tag)
  else await rm(tagPath(options), { force: true })
  await append(opened, options, total)
  const bytes = await sizeOf(options.part)
  if (total !== undefined && bytes < total) throw new Error(`${bytes} of ${total} bytes came.`)
  return opened.sha256
}

async function append(opened: OpenedDownload, options: DownloadOptions, total: number | undefined): Promise<void> {
  await using target = await open(options.part, opened.start > 0 ? 'r+' : 'w')
  let done = opened.start
  for await (const chunk of opened.chunks) {
    const { bytesWritten } = await target.write(chunk, 0, chunk.length, done)
    done += bytesWritten
    options.report(done, total)
    options.signal.throwIfAborted()
  }
  await target.truncate(done)
  await target.sync()
}

async function assertSpace({ name }: RemoteFile, { part }: DownloadOptions, wanted: number): Promise<void> {
  const { bavail, bsize } = await statfs(dirname(part))
  const free = bavail * bsize
  if (wanted + spareBytes <= free) return
  throw new OperatorError(`${name} needs ${inMB(wanted + spareBytes)} more on the disk; ${inMB(free)} are free.`)
}

async function assertChecksum({ name, url }: RemoteFile, options: DownloadOptions, sha256: string): Promise<void> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(options.part, { signal: options.signal })) hash.update(chunk)
  if (hash.digest('hex') === sha256.toLowerCase()) return
  await rm(options.part)
  await rm(tagPath(options), { force: true })
  throw new OperatorError(`${name} came from ${url.host} with a wrong checksum and was taken away; pull it again.`)
}

function brokenOff({ name, url }: RemoteFile, cause: unknown): OperatorError {
  return new OperatorError(`${url.host} broke off ${name}; the same command goes on from there.`, { cause })
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
