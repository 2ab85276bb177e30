import type { ServiceError } from '../../../../kernel/foundation/errors/service-error.ts'
import type { Batch, ServerTranslation } from './wire.ts'

interface Waiting {
  readonly text: string
  readonly signal: AbortSignal
  readonly resolve: (translation: ServerTranslation) => void
  readonly reject: (reason: unknown) => void
}

export interface BatcherOptions {
  readonly maxTexts: number
  readonly maxCharacters: number
  /** Gives as many texts as the batch has. */
  translate(batch: Batch, signal: AbortSignal): Promise<readonly ServerTranslation[]>
}

/** Puts texts that are asked for at the same time, between the same languages and with the same options, into one call. */
export class Batcher {
  readonly #options: BatcherOptions
  readonly #waiting = new Map<string, Waiting[]>()

  constructor(options: BatcherOptions) {
    this.#options = options
  }

  translate(text: string, shared: Omit<Batch, 'texts'>, signal: AbortSignal): Promise<ServerTranslation> {
    return new Promise((resolve, reject) => {
      const key = JSON.stringify(shared)
      const waiting = this.#waiting.get(key)
      if (waiting) return void waiting.push({ text, signal, resolve, reject })
      this.#waiting.set(key, [{ text, signal, resolve, reject }])
      // Those of the same turn of the event loop come together.
      setImmediate(() => this.#sendAll(key, shared))
    })
  }

  #sendAll(key: string, shared: Omit<Batch, 'texts'>): void {
    const waiting = this.#waiting.get(key) ?? []
    this.#waiting.delete(key)
    for (const group of this.#cut(waiting.filter(({ signal }) => !signal.aborted))) void this.#send(group, shared)
    for (const { signal, reject } of waiting) if (signal.aborted) reject(signal.reason)
  }

  #cut(waiting: readonly Waiting[]): readonly (readonly Waiting[])[] {
    const groups: Waiting[][] = []
    let characters = 0
    for (const each of waiting) {
      const group = groups.at(-1)
      characters += each.text.length
      if (group && group.length < this.#options.maxTexts && characters <= this.#options.maxCharacters) group.push(each)
      else {
        groups.push([each])
        characters = each.text.length
      }
    }
    return groups
  }

  async #send(group: readonly Waiting[], shared: Omit<Batch, 'texts'>): Promise<void> {
    const controller = new AbortController()
    const leave = () => group.every(({ signal }) => signal.aborted) && controller.abort()
    for (const { signal } of group) signal.addEventListener('abort', leave, { once: true })
    try {
      const translations = await this.#options.translate(
        { ...shared, texts: group.map(({ text }) => text) },
        controller.signal,
      )
      for (const [index, { resolve, reject }] of group.entries()) {
        const translation = translations[index]
        if (translation === undefined) reject(new Error('The server left a text out.'))
        else resolve(translation)
      }
    } catch (thrown) {
      // One text that a server refuses is no reason to refuse the others.
      if (group.length > 1 && isRefusal(thrown)) await Promise.all(group.map((each) => this.#send([each], shared)))
      else for (const { reject } of group) reject(thrown)
    } finally {
      for (const { signal } of group) signal.removeEventListener('abort', leave)
    }
  }
}

function isRefusal(thrown: unknown): thrown is ServiceError {
  return thrown instanceof Error && 'status' in thrown && thrown.status === 400
}
