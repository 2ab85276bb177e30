import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Random } from '../../src/libraries/random/create-random.ts'
import { FileContent } from './file-content.ts'
import type { RecordedStep } from './read-record.ts'

/** Bytes that a disk writes wholly or not at all. */
const sector = 512

interface File {
  /** What is on the disk for certain. */
  readonly synced: FileContent
  /** What was asked for since then: any of it may be on the disk. */
  pending: RecordedStep[]
  /** Whether its name is on the disk for certain, or gone from it. */
  name: 'there' | 'being made' | 'being removed'
}

/** A disk that keeps what was synced, and of the rest, when the power is cut, whatever chance has it: sector by sector, in any order. */
export class Disk {
  readonly #files = new Map<string, File>()
  /** A disk that says it has synced and has not. */
  readonly #lies: boolean

  constructor(files: ReadonlyMap<string, Buffer>, { lies = false } = {}) {
    this.#lies = lies
    for (const [path, bytes] of files)
      this.#files.set(path, { synced: new FileContent(bytes), pending: [], name: 'there' })
  }

  do(step: RecordedStep): void {
    if (step.kind === 'say') return
    if (step.kind === 'sync') {
      if (!this.#lies) this.#sync(step.path)
      return
    }
    const known = this.#files.get(step.path)
    const file = known && step.kind !== 'create' ? known : newFile()
    this.#files.set(step.path, file)
    if (step.kind === 'remove') file.name = 'being removed'
    else if (step.kind !== 'create') file.pending.push(step)
  }

  /** The files as they are found when the power is back. */
  cut(random: Random): Map<string, Buffer> {
    const found = new Map<string, Buffer>()
    for (const [path, { synced, pending, name }] of this.#files) {
      if (name !== 'there' && random() < 0.5) continue
      const content = synced.copy()
      for (const step of pending) keepSome(content, step, random)
      found.set(path, content.toBuffer())
    }
    return found
  }

  #sync(path: string): void {
    const file = this.#files.get(path)
    if (file) {
      for (const step of file.pending) keepSome(file.synced, step, () => 0)
      file.pending = []
      return
    }
    // A folder: names below it are as they were asked for.
    for (const [each, below] of this.#files) {
      if (dirname(each) !== (path || '.')) continue
      if (below.name === 'being removed') this.#files.delete(each)
      else below.name = 'there'
    }
  }
}

function newFile(): File {
  return { synced: new FileContent(), pending: [], name: 'being made' }
}

/** Does of a step each sector with a chance of a half. */
function keepSome(content: FileContent, { kind, offset, bytes }: RecordedStep, random: Random): void {
  if (kind === 'truncate') {
    if (random() < 0.5) content.truncate(offset)
    return
  }
  for (let at = 0; at < bytes.length;) {
    const end = Math.min(bytes.length, at + sector - ((offset + at) % sector))
    if (random() < 0.5) content.write(offset + at, bytes.subarray(at, end))
    at = end
  }
}

export async function writeFiles(folder: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
  for (const [path, content] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
}
