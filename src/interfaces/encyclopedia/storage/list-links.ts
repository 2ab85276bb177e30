import { type Kysely, sql } from 'kysely'
import { compareCodePoints } from './compare-code-points.ts'
import type { LinkRow, Tables } from './tables.ts'
import type { LinkRange, StoredLink } from './wiki-store.ts'

type Stretch = Pick<LinkRow, 'namespace' | 'first_title' | 'titles'>

/** Where in a page's stretches to begin. */
interface Place {
  readonly namespace: number
  readonly title: string
  readonly isIncluded: boolean
}

/** Read at a time: 500 links are mostly one or two. */
const stretchesPerRead = 4

/**
 * Links of some pages in their order. What is read depends on the limit, not on how many links a page has or how far in
 * the listing begins.
 */
export async function listLinks(
  database: Kysely<Tables>,
  language: string,
  ids: readonly number[],
  { namespaces, since, limit }: LinkRange,
): Promise<StoredLink[]> {
  const links: StoredLink[] = []
  const pages = [...new Set(ids)].filter((id) => !since || id >= since.from).toSorted((left, right) => left - right)
  for (const id of pages) {
    if (links.length >= limit) break
    const start = since?.from === id ? since : undefined
    const listed = new PageLinks(database, language, id, namespaces)
    for await (const stretch of listed.read(start)) {
      for (const link of stretch.slice(0, limit - links.length)) links.push(link)
      if (links.length >= limit) break
    }
  }
  return links
}

class PageLinks {
  readonly #database: Kysely<Tables>
  readonly #language: string
  readonly #id: number
  readonly #namespaces: readonly number[] | undefined

  constructor(database: Kysely<Tables>, language: string, id: number, namespaces: readonly number[] | undefined) {
    this.#database = database
    this.#language = language
    this.#id = id
    this.#namespaces = namespaces
  }

  async *read(since: StoredLink | undefined): AsyncGenerator<readonly StoredLink[]> {
    if (this.#namespaces?.length === 0) return
    let place = since && (await this.#findPlace(since))
    for (;;) {
      const stretches = await this.#readStretches(place)
      for (const stretch of stretches) yield this.#toLinks(stretch, since)
      const last = stretches.at(-1)
      if (!last || stretches.length < stretchesPerRead) return
      place = { namespace: last.namespace, title: last.first_title, isIncluded: false }
    }
  }

  #select() {
    return this.#database
      .selectFrom('encyclopedia_link')
      .where('language', '=', this.#language)
      .where('page_id', '=', this.#id)
  }

  /** The stretch in which `since` lies, or would. */
  async #findPlace({ namespace, title }: StoredLink): Promise<Place> {
    const stretch = await this.#select()
      .select('first_title')
      .where('namespace', '=', namespace)
      .where('first_title', '<=', title)
      .orderBy('first_title', 'desc')
      .limit(1)
      .executeTakeFirst()
    return { namespace, title: stretch?.first_title ?? title, isIncluded: true }
  }

  async #readStretches(place: Place | undefined): Promise<Stretch[]> {
    const namespaces = this.#namespaces
    return this.#select()
      .select(['namespace', 'first_title', 'titles'])
      .$if(namespaces !== undefined, (query) => query.where('namespace', 'in', namespaces ?? []))
      .$if(place !== undefined, (query) => query.where(isFrom(place)))
      .orderBy('namespace')
      .orderBy('first_title')
      .limit(stretchesPerRead)
      .execute()
  }

  #toLinks({ namespace, titles }: Stretch, since: StoredLink | undefined): readonly StoredLink[] {
    const all = titles.split('\n')
    const first =
      since?.namespace === namespace ? all.findIndex((title) => compareCodePoints(title, since.title) >= 0) : 0
    return first < 0 ? [] : all.slice(first).map((title) => ({ from: this.#id, namespace, title }))
  }
}

function isFrom(place: Place | undefined) {
  const operator = sql.raw(place?.isIncluded ? '>=' : '>')
  return sql<boolean>`(namespace, first_title) ${operator} (${place?.namespace ?? 0}, ${place?.title ?? ''})`
}
