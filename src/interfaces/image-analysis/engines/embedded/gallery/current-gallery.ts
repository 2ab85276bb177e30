import type { Storage } from '../../../../../kernel/foundation/storage/storage.ts'
import type { YieldToEventLoop } from '../../../../../kernel/foundation/workers/yield-to-event-loop.ts'
import type { GalleryKind } from '../../../domain/gallery.ts'
import { readGalleryVersion } from '../../../storage/gallery.ts'
import { type GalleryRow, readEmbeddings, readRows } from '../../../storage/read-embeddings.ts'
import { centre } from './embed-view.ts'
import type { EmbeddingMatrix } from './embedding-matrix.ts'

type Embeddings = ReadonlyMap<string, Float32Array>

/** The enrolled pictures in memory, kept up to what the storage holds, whichever process enrolled them. */
export class CurrentGallery {
  readonly #storage: Storage
  readonly #yieldToEventLoop: YieldToEventLoop
  #version = -1
  #reading: Promise<void> | undefined
  #embeddings: Embeddings = new Map()
  #matrices: ReadonlyMap<string, EmbeddingMatrix> = new Map()

  constructor(storage: Storage, yieldToEventLoop: YieldToEventLoop) {
    this.#storage = storage
    this.#yieldToEventLoop = yieldToEventLoop
  }

  /** Those of a kind whose embeddings have so many numbers; undefined where there are none. */
  async read(kind: GalleryKind, width: number): Promise<EmbeddingMatrix | undefined> {
    const version = await readGalleryVersion(this.#storage)
    while (this.#version < version) await this.#readOnce()
    return this.#matrices.get(toKey(kind, width))
  }

  #readOnce(): Promise<void> {
    this.#reading ??= this.#read().finally(() => (this.#reading = undefined))
    return this.#reading
  }

  /** The version is read first: what is written after it is read again next time, never missed. Known embeddings are not read again. */
  async #read(): Promise<void> {
    const version = await readGalleryVersion(this.#storage)
    const rows: GalleryRow[] = []
    for await (const row of readRows(this.#storage)) rows.push(row)
    const embeddings = new Map<string, Float32Array>()
    for (const { id } of rows) {
      const known = this.#embeddings.get(id)
      if (known) embeddings.set(id, known)
    }
    const missing = rows.flatMap(({ id }) => (embeddings.has(id) ? [] : [id]))
    const places = new Set(rows.filter(({ kind }) => kind === 'place').map(({ id }) => id))
    for await (const [id, embedding] of readEmbeddings(this.#storage, missing)) {
      // Places that were enrolled by an older version lie there with their mean.
      embeddings.set(id, places.has(id) ? Float32Array.from(centre([...embedding])) : embedding)
      await this.#yieldToEventLoop()
    }
    await this.#pack(rows, embeddings)
    this.#version = version
  }

  /** Lays the embeddings of a kind and a length into one matrix, from which those that are kept are parts. */
  async #pack(rows: readonly GalleryRow[], embeddings: Embeddings): Promise<void> {
    const widthOf = ({ id }: GalleryRow) => embeddings.get(id)?.length ?? 0
    const groups = Map.groupBy(
      rows.filter((row) => widthOf(row) > 0),
      (row) => toKey(row.kind, widthOf(row)),
    )
    const [matrices, packed] = [new Map<string, EmbeddingMatrix>(), new Map<string, Float32Array>()]
    for (const [key, group] of groups) {
      const width = group[0] ? widthOf(group[0]) : 0
      const values = new Float32Array(group.length * width)
      for (const [index, { id }] of group.entries()) {
        const place = values.subarray(index * width, (index + 1) * width)
        place.set(embeddings.get(id) ?? [])
        packed.set(id, place)
        await this.#yieldToEventLoop()
      }
      matrices.set(key, { width, values, names: group.map(({ name }) => name) })
    }
    this.#embeddings = packed
    this.#matrices = matrices
  }
}

function toKey(kind: string, width: number): string {
  return `${kind} ${width}`
}
