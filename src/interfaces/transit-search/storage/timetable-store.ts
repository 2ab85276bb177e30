import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { formatSystemError } from '../../../libraries/errors/format-system-error.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import type { Timetable } from '../domain/timetable.ts'
import { decodeTimetable } from './decode-timetable.ts'
import { encodeTimetable } from './encode-timetable.ts'
import { DamagedTimetableError } from './sections.ts'

/** A timetable in memory that threads share. */
export interface LoadedTimetable {
  /** Names its content. */
  readonly name: string
  readonly file: SharedArrayBuffer
  readonly timetable: Timetable
}

/** Timetables of a server: files in a folder of its data, each named by its content, and one more file that names the current one. */
export class TimetableStore {
  readonly #folder: string

  constructor(dataFolder: string) {
    this.#folder = join(dataFolder, 'transit')
  }

  /** Makes it the current one. Servers that have loaded another go on with it until they look again. */
  async replace(timetable: Timetable): Promise<string> {
    const file = encodeTimetable(timetable)
    const name = `${createHash('sha256').update(file).digest('hex').slice(0, 16)}.timetable`
    const previous = await this.readCurrentName()
    try {
      await mkdir(this.#folder, { recursive: true })
      await this.#write(name, file)
      await this.#write('current', new TextEncoder().encode(`${name}\n`))
      await this.#removeOthers([name, previous])
    } catch (cause) {
      const reason = formatSystemError(cause)
      if (reason === undefined) throw cause
      throw new OperatorError(`The timetable cannot be written to ${this.#folder}: ${reason}.`, { cause })
    }
    return name
  }

  /** There is none from now on. */
  async clear(): Promise<void> {
    await rm(join(this.#folder, 'current'), { force: true })
  }

  /** Undefined before the first import. */
  async readCurrentName(): Promise<string | undefined> {
    const name = await readFile(join(this.#folder, 'current'), 'utf8').catch(ignoreMissing)
    return name?.trim() || undefined
  }

  /** Undefined before the first import. */
  async load(): Promise<LoadedTimetable | undefined> {
    const name = await this.readCurrentName()
    if (name === undefined) return undefined
    const path = join(this.#folder, name)
    try {
      const file = await readIntoSharedMemory(path)
      return { name, file, timetable: decodeTimetable(new Uint8Array(file)) }
    } catch (cause) {
      const reason =
        cause instanceof DamagedTimetableError ? cause.message : `cannot be read: ${formatSystemError(cause)}`
      throw new OperatorError(`${path} ${reason}; "mainstay transit refresh" makes it anew.`, { cause })
    }
  }

  /** Whole or not at all, whatever happens meanwhile. */
  async #write(name: string, content: Uint8Array): Promise<void> {
    const unfinished = join(this.#folder, `${name}.${randomUUID()}.part`)
    const file = await open(unfinished, 'w', 0o600)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, join(this.#folder, name))
  }

  /** Those that were left behind; the one before the last may still be about to be loaded, and a fresh part is another import's. */
  async #removeOthers(kept: readonly (string | undefined)[]): Promise<void> {
    const names = await readdir(this.#folder)
    for (const name of names.filter((found) => /\.(timetable|part)$/.test(found) && !kept.includes(found))) {
      const path = join(this.#folder, name)
      const isOld = name.endsWith('.timetable') || (await stat(path)).mtimeMs < Date.now() - hour
      if (isOld) await rm(path, { force: true })
    }
  }
}

/** Milliseconds; no import writes for so long. */
const hour = 3_600_000

async function readIntoSharedMemory(path: string): Promise<SharedArrayBuffer> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const shared = new SharedArrayBuffer(size)
    const bytes = new Uint8Array(shared)
    for (let done = 0; done < size;) {
      const { bytesRead } = await file.read(bytes, done, size - done, done)
      if (bytesRead === 0) throw new DamagedTimetableError('is cut short')
      done += bytesRead
    }
    return shared
  } finally {
    await file.close()
  }
}

function ignoreMissing(cause: unknown): undefined {
  if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return undefined
  throw cause
}
