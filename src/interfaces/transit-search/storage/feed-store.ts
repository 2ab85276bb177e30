import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { type FeedSource, parseSource } from './feed-source.ts'
import { isOwned, writeOwner } from './owner.ts'
import { checkName, findContent, marks, StagedFeed, type StagedOptions } from './staged-feed.ts'

/** A feed as it was imported: what `import` reads again when another one comes or goes. */
export interface StoredFeed {
  readonly name: string
  /** An archive, or a folder of text files. */
  readonly path: string
  readonly isSample: boolean
  /** Where it came from, if that was an address. */
  readonly source: FeedSource | undefined
  /** What it is written in, where somebody said so. */
  readonly encoding: string | undefined
}

/** The feeds of a server: a folder each, in the folder of its data. */
export class FeedStore {
  readonly #folder: string
  readonly #staging: string
  /** Where feeds are that are about to come from an address. */
  readonly downloads: string

  constructor(dataFolder: string) {
    this.#folder = join(dataFolder, 'transit', 'feeds')
    this.#staging = join(dataFolder, 'transit', 'incoming')
    this.downloads = join(dataFolder, 'transit', 'downloads')
  }

  /** By name. */
  async list(): Promise<readonly StoredFeed[]> {
    if (!existsSync(this.#folder)) return []
    const names = (await readdir(this.#folder)).toSorted()
    return Promise.all(names.map((name) => this.#read(name)))
  }

  async #read(name: string): Promise<StoredFeed> {
    const folder = join(this.#folder, name)
    const source = parseSource(await readFile(join(folder, marks.source), 'utf8').catch(() => ''))
    const encoding = (await readFile(join(folder, marks.encoding), 'utf8').catch(() => '')) || undefined
    return { name, path: findContent(folder, name), isSample: existsSync(join(folder, marks.sample)), source, encoding }
  }

  /** Its own files, in their order. */
  async listFiles({ name }: StoredFeed): Promise<readonly string[]> {
    const files = await readdir(join(this.#folder, name))
    return files.filter((file) => !file.startsWith('.')).toSorted()
  }

  pathOf({ name }: StoredFeed, file: string): string {
    return join(this.#folder, name, file)
  }

  /** A feed that is not among the others before it is kept. */
  async stage(name: string, options: StagedOptions = {}): Promise<StagedFeed> {
    checkName(name)
    await this.#removeAbandoned()
    const parent = join(this.#staging, randomUUID())
    const folder = join(parent, name)
    await mkdir(folder, { recursive: true })
    await writeOwner(join(parent, marks.owner))
    const { isSample, encoding } = options
    if (isSample) await writeFile(join(folder, marks.sample), '')
    if (encoding !== undefined) await writeFile(join(folder, marks.encoding), encoding)
    return new StagedFeed(folder, join(this.#folder, name), options)
  }

  /** The same with an archive, or with the text files of a folder: what else lies there is no part of GTFS. */
  async stageCopy(
    source: string,
    { name = nameOf(source), ...options }: StagedOptions & { readonly name?: string } = {},
  ): Promise<StagedFeed> {
    const feed = await this.stage(name, options)
    if ((await stat(source)).isDirectory())
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

  /** What imports that were killed left behind. */
  async #removeAbandoned(): Promise<void> {
    for (const name of await readdir(this.#staging).catch(() => [])) {
      const folder = join(this.#staging, name)
      if (!(await isYoung(folder)) && !(await isOwned(join(folder, marks.owner))))
        await rm(folder, { recursive: true, force: true })
    }
  }
}

/** Whether another process may just be about to say that the folder is its own. */
async function isYoung(folder: string): Promise<boolean> {
  const { mtimeMs = 0 } = (await stat(folder).catch(() => undefined)) ?? {}
  return Date.now() - mtimeMs < 10_000
}

function nameOf(source: string): string {
  return existsSync(join(source, 'stops.txt')) ? basename(source) : basename(source, extname(source))
}
