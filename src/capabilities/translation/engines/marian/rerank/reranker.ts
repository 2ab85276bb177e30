import { keepsNegation } from '../../../domain/negation/keeps-negation.ts'
import type { LanguagePair } from '../../../port.ts'
import type { ScoredPiece } from '../../../../../libraries/marian/read-pieces.ts'
import type { Hypothesis } from '../runtime/beam-mirror.ts'
import { cutPieces, indexPieces, type PieceIndex } from '../../../../../libraries/marian/cut-pieces.ts'
import { joinPieces } from './join-pieces.ts'
import type { Lexicon } from './lexicon.ts'

export interface RerankerOptions {
  readonly pair: LanguagePair
  readonly source: readonly ScoredPiece[]
  readonly target: readonly ScoredPiece[]
  readonly lexicon: Lexicon
  /** How much the lexicon counts beside the search. */
  readonly weight: number
}

export interface Reranked {
  readonly text: string
  readonly logProbability: number
}

/**
 * Chooses among the translations of a search the one that explains the source best: small models drop words and make up others, and the likelihood
 * of a translation does not tell (Och et al. 2004 weigh lists of translations by the same model). One that drops a "not" or makes one up is taken only where all do.
 */
export class Reranker {
  readonly #pair: LanguagePair
  readonly #source: PieceIndex
  readonly #target: readonly string[]
  readonly #lexicon: Lexicon
  readonly #weight: number

  constructor({ pair, source, target, lexicon, weight }: RerankerOptions) {
    this.#pair = pair
    this.#source = indexPieces(source)
    this.#target = target.map(({ text }) => text)
    this.#lexicon = lexicon
    this.#weight = weight
  }

  /** What the search itself says is the best of its translations. */
  writeBest(found: readonly Hypothesis[]): string {
    const best = largest(found, ({ score }) => score)
    return best ? this.#write(best) : ''
  }

  choose(source: string, found: readonly Hypothesis[]): Reranked | undefined {
    const asked = cutPieces(source, this.#source)
    const faithful = found.filter((each) => keepsNegation(this.#pair, source, this.#write(each)))
    const candidates = faithful.length > 0 ? faithful : found
    const chosen = largest(candidates, ({ pieces, score }) => score + this.#weight * this.#lexicon.score(asked, pieces))
    if (!chosen) return undefined
    const { length } = chosen.pieces
    // As the runtime counts: the end of the sentence is counted in the sum, and not among the words.
    return { text: this.#write(chosen), logProbability: chosen.score * (1 + 1 / Math.max(length, 1)) }
  }

  #write({ pieces }: Hypothesis): string {
    return joinPieces(pieces.map((piece) => this.#target[piece] ?? ''))
  }
}

function largest<Each>(all: readonly Each[], measure: (each: Each) => number): Each | undefined {
  return all
    .map((each) => ({ each, value: measure(each) }))
    .reduce<{ each: Each; value: number } | undefined>(
      (best, next) => (best === undefined || next.value > best.value ? next : best),
      undefined,
    )?.each
}
