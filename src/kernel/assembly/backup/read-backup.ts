import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract, type Header } from 'tar-stream'
import { toOperatorError } from '../content/open-source.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { type BackedUpFile, dataPrefix, databasePath, type Manifest, manifestPath, readManifest } from './manifest.ts'

/** A file in a tar: its head, and its bytes as a stream. */
type TarEntry = AsyncIterable<unknown> & { readonly header: Header }

export interface ReadOptions {
  readonly file: string
  /** Where its files are put, below. */
  readonly folder: string
  /** Which of them. */
  keeps(path: string): boolean
  readonly signal: AbortSignal
}

/**
 * Reads a backup whole, holds every file against its checksum, and puts those that are wanted into a folder. Throws an `OperatorError`
 * that says what is wrong with it.
 */
export async function readBackup({ file, folder, keeps, signal }: ReadOptions): Promise<Manifest> {
  const found = new Map<string, BackedUpFile>()
  let manifestText: string | undefined
  const entries = extract()
  const take = async () => {
    for await (const entry of entries) {
      const { name, type } = entry.header
      if (type !== 'file' || !isSafe(name)) throw new OperatorError(`${file} is no backup of Mainstay: it has ${name}.`)
      if (name === manifestPath) manifestText = await readText(entry)
      else found.set(name, await takeFile(entry, keeps(name) ? join(folder, name) : undefined))
    }
  }
  try {
    await Promise.all([take(), pipeline(createReadStream(file), createGunzip(), entries, { signal })])
  } catch (thrown) {
    throw toReadError(file, thrown)
  }
  return check(file, manifestText, found)
}

/** Nothing that would land outside of the folder it is put into. */
function isSafe(name: string): boolean {
  if (name === manifestPath || Object.values(databasePath).some((path) => path === name)) return true
  const steps = name.slice(dataPrefix.length).split('/')
  return name.startsWith(dataPrefix) && !/[\\\0]/.test(name) && !steps.some((step) => ['', '.', '..'].includes(step))
}

const maxManifestBytes = 64 * 1024 * 1024

async function readText(entry: TarEntry): Promise<string> {
  if ((entry.header.size ?? 0) > maxManifestBytes) throw new OperatorError('Its manifest is too large.')
  const chunks: Buffer[] = []
  for await (const chunk of entry) if (Buffer.isBuffer(chunk)) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

async function takeFile(entry: TarEntry, target: string | undefined): Promise<BackedUpFile> {
  const hash = createHash('sha256')
  let bytes = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      hash.update(chunk)
      done(undefined, chunk)
    },
  })
  if (target !== undefined) await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  const sink = target === undefined ? createNowhere() : createWriteStream(target, { mode: 0o600, flush: true })
  await pipeline(entry, counted, sink)
  return { path: entry.header.name, bytes, sha256: hash.digest('hex') }
}

function createNowhere(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() })
}

function check(file: string, manifestText: string | undefined, found: ReadonlyMap<string, BackedUpFile>): Manifest {
  if (manifestText === undefined)
    throw new OperatorError(`${file} is no backup of Mainstay, or one that was cut off: its manifest is missing.`)
  const manifest = parse(file, manifestText)
  const wrong = manifest.files.find(({ path, sha256 }) => found.get(path)?.sha256 !== sha256)
  if (wrong) throw new OperatorError(`${file} is damaged: ${wrong.path} is not what was backed up.`)
  if (manifest.files.length !== found.size || !found.has(databasePath[manifest.database]))
    throw new OperatorError(`${file} is damaged: it has other files than its manifest says.`)
  return manifest
}

function parse(file: string, text: string): Manifest {
  try {
    return readManifest(text)
  } catch (cause) {
    throw new OperatorError(`${file} has a manifest that this Mainstay cannot read; was it made by a later one?`, {
      cause,
    })
  }
}

/** What gunzip and tar say of bytes that are something else. */
function toReadError(file: string, thrown: unknown): unknown {
  if (thrown instanceof OperatorError || !(thrown instanceof Error) || thrown.name === 'AbortError') return thrown
  if ('syscall' in thrown) return toOperatorError(file, thrown)
  return new OperatorError(`${file} is no backup of Mainstay, or is damaged (${thrown.message}).`, { cause: thrown })
}
