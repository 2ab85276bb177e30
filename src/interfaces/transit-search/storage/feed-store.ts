import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { appendFile, cp, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { OperatorError } from '../../../kernel/errors/operator-error.ts'

/** A feed as it was imported: what `import` reads again when another one comes or goes. */
export interface StoredFeed {
  readonly name: string
  /** An archive, or a folder of text files. */
  readonly path: string
  readonly isSample: boolean
}

/** In the folder of a feed that the first start brought. */
const sampleMark = '.sample'

/** The feeds of a server: a folder each, in the folder of its data. */
export class FeedStore {
  readonly #folder: string
  readonly #staging: string

  constructor(dataFolder: string) {
    this.#folder = join(dataFolder, 'transit', 'feeds')
    this.#staging = join(dataFolder, 'transit', 'incoming')
  }

  /** By name. */
  async list(): Promise<readonly StoredFeed[]> {
    if (!existsSync(this.#folder)) return []
    const names = (await readdir(this.#folder)).toSorted()
    return names.map((name) => describeFeed(join(this.#folder, name), name))
  }

  async listFiles({ name }: StoredFeed): Promise<readonly string[]> {
    const files = await readdir(join(this.#folder, name))
    return files.filter((file) => file !== sampleMark).toSorted()
  }

  pathOf({ name }: StoredFeed, file: string): string {
    return join(this.#folder, name, file)
  }

  /** A feed that is not among the others before it is kept. */
  async stage(name: string, isSample: boolean): Promise<StagedFeed> {
    const folder = join(this.#staging, randomUUID(), checkName(name))
    await mkdir(folder, { recursive: true })
    if (isSample) await writeFile(join(folder, sampleMark), '')
    return new StagedFeed(folder, join(this.#folder, name))
  }

  /** The same with an archive, or with the text files of a folder: what else lies there is no part of GTFS. */
  async stageCopy(source: string, isSample = false): Promise<StagedFeed> {
    const isFolder = (await stat(source)).isDirectory()
    const name = isFolder ? basename(source) : basename(source, extname(source))
    const feed = await this.stage(name, isSample)
    if (isFolder)
      await cp(source, feed.folder, {
        recursive: true,
        dereference: true,
        filter: (path) => path === source || path.endsWith('.txt'),
      })
    else await cp(source, join(feed.folder, `${name}.zip`))
    return feed
  }

  async remove({ name }: StoredFeed): Promise<void> {
    await rm(join(this.#folder, name), { recursive: true, force: true })
  }
}

export class StagedFeed implements AsyncDisposable {
  readonly folder: string
  readonly #target: string

  constructor(folder: string, target: string) {
    this.folder = folder
    this.#target = target
  }

  get name(): string {
    return basename(this.folder)
  }

  get path(): string {
    return describeFeed(this.folder, this.name).path
  }

  async append(file: string, bytes: Uint8Array): Promise<void> {
    await appendFile(join(this.folder, checkName(file)), bytes)
  }

  /** Takes the place of the feed of its name. */
  async keep(): Promise<void> {
    await mkdir(join(this.#target, '..'), { recursive: true })
    await rm(this.#target, { recursive: true, force: true })
    await rename(this.folder, this.#target)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(join(this.folder, '..'), { recursive: true, force: true })
  }
}

function describeFeed(folder: string, name: string): StoredFeed {
  const archive = join(folder, `${name}.zip`)
  return { name, path: existsSync(archive) ? archive : folder, isSample: existsSync(join(folder, sampleMark)) }
}

/** Names come from people and from exported files: none may lead out of its folder. */
function checkName(name: string): string {
  if (/^[^\\/\0]{1,200}$/.test(name) && !name.startsWith('.')) return name
  throw new OperatorError(`"${name}" cannot be the name of a feed or of its file.`)
}
