import type { LlamaContext, LlamaContextSequence, Token } from 'node-llama-cpp'
import { kernelError } from '../../../../kernel/foundation/errors/service-error.ts'
import { TurnGate } from './turn-gate.ts'

/** A sequence of tokens that the model goes on with; what it computed for them is kept. */
export interface Slot {
  readonly sequence: LlamaContextSequence
  /** Tokens at the start of the prompt that were computed before. */
  readonly cachedTokens: number
  readonly gate: TurnGate
}

interface Place {
  readonly sequence: LlamaContextSequence
  usedAt: number
}

interface Waiting {
  readonly tokens: readonly Token[]
  readonly admit: (place: Place) => void
}

/**
 * The sequences of a context, which is computed in one batch for all of them. Each serves one answer at a time; who finds none
 * free waits in the order of asking. An answer gets the sequence that remembers the longest beginning of its prompt.
 */
export class SequenceSlots {
  readonly #free: Place[]
  readonly #waiting: Waiting[] = []
  readonly #maxWaiting: number
  readonly #gate = new TurnGate()
  #uses = 0

  constructor(context: LlamaContext, maxWaiting: number) {
    this.#maxWaiting = maxWaiting
    this.#free = Array.from({ length: context.totalSequences }, () => ({ sequence: context.getSequence(), usedAt: 0 }))
  }

  /** Fails with `busy` (503) when `count` more answers would be too many. */
  assertRoom(count: number): void {
    if (count <= this.#free.length + this.#maxWaiting - this.#waiting.length) return
    throw kernelError('busy', 'The model has too much to do; try again in a moment.', {
      headers: { 'retry-after': '1' },
    })
  }

  async use<Result>(
    tokens: readonly Token[],
    signal: AbortSignal,
    act: (slot: Slot) => Promise<Result>,
  ): Promise<Result> {
    const place = await this.#take(tokens, signal)
    try {
      const cachedTokens = await this.#forgetRest(place.sequence, tokens)
      return await act({ sequence: place.sequence, cachedTokens, gate: this.#gate })
    } catch (thrown) {
      // Between two tokens all is in order; after a failure nobody knows.
      if (!signal.aborted && !place.sequence.disposed)
        await this.#gate.alone(() => place.sequence.clearHistory()).catch(() => {})
      throw thrown
    } finally {
      this.#giveBack(place)
    }
  }

  async #take(tokens: readonly Token[], signal: AbortSignal): Promise<Place> {
    signal.throwIfAborted()
    const best = this.#takeBest(tokens)
    if (best) return best
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
        reject(signal.reason)
      }
      const waiting: Waiting = {
        tokens,
        admit: (place) => {
          signal.removeEventListener('abort', leave)
          resolve(place)
        },
      }
      signal.addEventListener('abort', leave, { once: true })
      this.#waiting.push(waiting)
    })
  }

  /** The longest known beginning wins; among equals the one that was not used for longest. */
  #takeBest(tokens: readonly Token[]): Place | undefined {
    const [best] = this.#free
      .map((place) => ({ place, known: countKnown(place.sequence, tokens) }))
      .toSorted((one, other) => other.known - one.known || one.place.usedAt - other.place.usedAt)
    if (best) this.#free.splice(this.#free.indexOf(best.place), 1)
    return best?.place
  }

  #giveBack(place: Place): void {
    place.usedAt = this.#uses += 1
    this.#free.push(place)
    const next = this.#waiting[0]
    const taken = next && this.#takeBest(next.tokens)
    if (!taken) return
    this.#waiting.shift()
    next.admit(taken)
  }

  /** Leaves the common beginning, but never the last token, whose logits are wanted. */
  async #forgetRest(sequence: LlamaContextSequence, tokens: readonly Token[]): Promise<number> {
    const known = Math.min(countKnown(sequence, tokens), tokens.length - 1)
    const end = sequence.nextTokenIndex
    if (end > known) await this.#gate.alone(() => sequence.eraseContextTokenRanges([{ start: known, end }]))
    // Models that cannot forget a part have forgotten all.
    return Math.min(known, sequence.nextTokenIndex)
  }
}

function countKnown(sequence: LlamaContextSequence, tokens: readonly Token[]): number {
  return Math.min(sequence.compareContextTokens([...tokens]).firstDifferentIndex, tokens.length)
}
