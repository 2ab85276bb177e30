import type { Storage } from '../../../kernel/foundation/storage/storage.ts'
import type { Tables } from './tables.ts'

export interface GalleryRow {
  readonly id: string
  readonly kind: string
  readonly name: string
}

/** Rows that one query reads: of ids, and of embeddings, each of which is some 8 kB of JSON. */
const [idsPerRead, embeddingsPerRead] = [1_000, 20]

/** Every enrolled picture, by name, without its embedding. */
export function readRows(storage: Storage): AsyncIterable<GalleryRow> {
  return storage
    .tables<Tables>()
    .selectFrom('image_gallery')
    .select(['id', 'kind', 'name'])
    .orderBy('name')
    .orderBy('id')
    .stream(idsPerRead)
}

/** The embeddings of some pictures; one that was taken out meanwhile is left out. */
export async function* readEmbeddings(
  storage: Storage,
  ids: readonly string[],
): AsyncGenerator<readonly [string, Float32Array]> {
  for (let start = 0; start < ids.length; start += embeddingsPerRead) {
    const rows = await storage
      .tables<Tables>()
      .selectFrom('image_gallery')
      .select(['id', 'embedding'])
      .where('id', 'in', ids.slice(start, start + embeddingsPerRead))
      .execute()
    for (const { id, embedding } of rows) yield [id, readNumbers(embedding)]
  }
}

function readNumbers(text: string): Float32Array {
  const values: unknown = JSON.parse(text)
  return Float32Array.from(Array.isArray(values) ? values.map(Number) : [])
}
