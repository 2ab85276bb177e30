import { existsSync } from 'node:fs'
import { appendFile, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import type { FeedSource } from './feed-source.ts'

/** Files beside those of a feed: that it came with the first start, its address, its encoding where one was named, and which process is importing it. */
export const marks = { sample: '.sample', source: '.source.json', encoding: '.encoding', owner: '.owner' } as const

export interface StagedOptions {
  readonly isSample?: boolean
  /** In place of the encoding that is found out. */
  readonly encoding?: string | undefined
  /** What people call it, in sentences; its name unless given. */
  readonly shown?: string
}

const maxTries = 20

/** A feed that is about to be kept. */
export class StagedFeed implements AsyncDisposable {
  readonly folder: string
  readonly shown: string
  readonly encoding: string | undefined
  readonly #target: string

  constructor(folder: string, target: string, { shown = basename(folder), encoding }: StagedOptions = {}) {
    this.folder = folder
    this.shown = shown
    this.encoding = encoding
    this.#target = target
  }

  get name(): string {
    return basename(this.folder)
  }

  /** The archive, or the folder of text files. */
  get path(): string {
    return findContent(this.folder, this.name)
  }

  async append(file: string, bytes: Uint8Array): Promise<void> {
    await appendFile(join(this.folder, checkName(file)), bytes)
  }

  /** Takes an archive that came from an address away from where it lies. */
  async take(archive: string, source: FeedSource): Promise<void> {
    await rename(archive, join(this.folder, `${this.name}.zip`))
    await writeFile(join(this.folder, marks.source), JSON.stringify(source), { mode: 0o600 })
  }

  /** Takes the place of the feed of its name. Replicas that share a data folder may do so at the same moment: the last one stays. */
  async keep(): Promise<void> {
    await mkdir(join(this.#target, '..'), { recursive: true })
    for (let tries = 1; ; tries++) {
      await rm(this.#target, { recursive: true, force: true })
      try {
        return await rename(this.folder, this.#target)
      } catch (thrown) {
        if (tries === maxTries || !isOccupied(thrown)) throw thrown
      }
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(join(this.folder, '..'), { recursive: true, force: true })
  }
}

function isOccupied(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && (thrown.code === 'ENOTEMPTY' || thrown.code === 'EEXIST')
}

export function findContent(folder: string, name: string): string {
  const archive = join(folder, `${name}.zip`)
  return existsSync(archive) ? archive : folder
}

/** Names come from people and from exported files: none may lead out of its folder. */
export function checkName(name: string): string {
  if (/^[^\\/\0]{1,200}$/.test(name) && !name.startsWith('.')) return name
  throw new OperatorError(`"${name}" cannot be the name of a feed or of its file.`)
}
