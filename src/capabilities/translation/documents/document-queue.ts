import { contain, containFailure } from '../../../kernel/foundation/observability/contain.ts'
import { toServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import type { Logger } from '../../../kernel/foundation/observability/logger.ts'
import type { Storage } from '../../../kernel/foundation/storage/storage.ts'
import type { DocumentTable } from '../storage/tables.ts'
import { type DocumentClaims, renewEveryMs } from './document-claims.ts'
import { updateDocument, writePieces } from './document-rows.ts'
import type { TranslatedDocument } from '../domain/documents.ts'
import type { ReportProgress } from './translate-units.ts'

export interface DocumentQueueParts {
  readonly storage: Storage
  readonly claims: DocumentClaims
  readonly log: Logger
  readonly now: () => number
  /** Milliseconds for which a document is kept once it is done. */
  readonly keptMs: number
  readonly translate: (row: DocumentTable, report: ReportProgress, signal: AbortSignal) => Promise<TranslatedDocument>
}

/** Documents that one process translates at a time: the engines have others to serve. */
const maxAtOnce = 2

/** Translates documents in the background, each as often as it takes until it is done or refused. */
export class DocumentQueue implements AsyncDisposable {
  readonly #parts: DocumentQueueParts
  readonly #closing = new AbortController()
  readonly #waiting = new Set<string>()
  readonly #works = new Map<string, Promise<void>>()

  constructor(parts: DocumentQueueParts) {
    this.#parts = parts
  }

  /** Begins, as soon as there is room, unless somebody else is at it. */
  add(id: string): void {
    if (this.#closing.signal.aborted || this.#works.has(id)) return
    this.#waiting.add(id)
    this.#next()
  }

  /** When all that waits or is under way here is done. */
  async settle(signal?: AbortSignal): Promise<void> {
    while (this.#works.size > 0 && !signal?.aborted) {
      const ended = Promise.race(this.#works.values())
      await (signal ? Promise.race([ended, whenAborted(signal)]) : ended)
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#waiting.clear()
    this.#closing.abort(new Error('The server closes.'))
    await Promise.all(this.#works.values())
  }

  #next(): void {
    const [id] = this.#waiting
    if (id === undefined || this.#works.size >= maxAtOnce) return
    this.#waiting.delete(id)
    const { log } = this.#parts
    const work = this.#work(id)
      .catch((thrown: unknown) =>
        containFailure(thrown, { log, doing: 'translating a document', details: { document: id } }),
      )
      .finally(() => {
        this.#works.delete(id)
        this.#next()
      })
    this.#works.set(id, work)
    this.#next()
  }

  async #work(id: string): Promise<void> {
    const { claims, log } = this.#parts
    const row = await claims.take(id)
    if (!row) return
    const lost = new AbortController()
    const renew = async () => {
      if (!(await claims.renew(id)))
        lost.abort(new Error('Another process translates this document, or it was deleted.'))
    }
    const renewing = setInterval(contain(renew, { log, doing: 'renewing the claim of a document' }), renewEveryMs)
    const signal = AbortSignal.any([this.#closing.signal, lost.signal])
    try {
      await this.#translate(row, signal)
    } catch (thrown) {
      if (signal.aborted) await claims.release(id)
      else await this.#fail(row, thrown)
    } finally {
      clearInterval(renewing)
    }
  }

  async #translate(row: DocumentTable, signal: AbortSignal): Promise<void> {
    const { claims, storage, now, keptMs, translate } = this.#parts
    const report = async (done: number, total: number) => updateDocument(storage, row.id, { done, total })
    const { bytes, characters, left = 0 } = await translate(row, report, signal)
    await writePieces(storage, row.id, 'result', bytes)
    await claims.release(row.id, { state: 'done', characters, ...toLeftMessage(left), expires_at: now() + keptMs })
  }

  async #fail({ id }: DocumentTable, thrown: unknown): Promise<void> {
    const { claims, log, now, keptMs } = this.#parts
    const { status, message } = toServiceError(thrown)
    if (status >= 500) log.error({ err: thrown, document: id }, 'a document could not be translated')
    await claims.release(id, { state: 'failed', message, expires_at: now() + keptMs })
  }
}

function toLeftMessage(left: number): { readonly message?: string } {
  if (left === 0) return {}
  return { message: `${left} of its texts could not be translated and stay as they were; the log says why.` }
}

function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
