import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import { isNot } from '../domain/search/condition.ts'
import { readOperator } from './read-operator.ts'
import type { Condition } from '../port.ts'

/** Conditions that a post has to meet together; a search finds the posts that meet any one of the lists. */
export type Alternative = readonly Condition[]

const maxLength = 500
const maxAlternatives = 30

/** `:)` and `:(` are signs, not brackets; a quotation that is never closed ends with the text. */
const part =
  /(?<sign>-?)(?:(?<face>:[()])(?=\s|$)|["“”](?<phrase>[^"“”]*)["“”]?|(?<bracket>[()])|(?<word>[^\s()"“”]+))/gu

type QueryToken = Readonly<Record<string, string | undefined>>

/** `q` of a search. Words next to each other are all wanted, and `OR` binds less than that. */
export function readSearch(query: string): readonly Alternative[] {
  if (query.length > maxLength)
    throw new ServiceError('invalid_parameter', 400, `q parameter is longer than ${maxLength} characters.`)
  const parts = Array.from(query.matchAll(part), ({ groups }): QueryToken => groups ?? {})
  const reader = new SearchReader(parts)
  return reader.readAny().filter((alternative) => alternative.length > 0)
}

class SearchReader {
  readonly #parts: readonly QueryToken[]
  #at = 0

  constructor(parts: readonly QueryToken[]) {
    this.#parts = parts
  }

  /** Lists with `OR` between, to the end or the bracket that closes; a bracket that closes nothing is passed over. */
  readAny(isInBrackets = false): Alternative[] {
    const found: Alternative[] = []
    let current: Alternative[] = [[]]
    for (let next = this.#take(); next; next = this.#take()) {
      if (next['bracket'] === ')' && isInBrackets) break
      if (next['bracket'] === ')') continue
      if (next['word'] === 'OR' && next['sign'] === '') {
        for (const alternative of current) found.push(alternative)
        current = [[]]
      } else current = join(current, this.#readOne(next))
    }
    return assertSimple([...found, ...current])
  }

  #readOne(next: QueryToken): Alternative[] {
    const isNegated = next['sign'] === '-'
    if (next['bracket'] === '(') {
      const within = this.readAny(true)
      return isNegated ? [within.map(noneOf)] : within
    }
    const condition = readOperator(next)
    if (!condition) return [[]]
    return [[isNegated ? isNot(condition) : condition]]
  }

  #take(): QueryToken | undefined {
    return this.#parts[this.#at++]
  }
}

/** Every list of the one followed by every list of the other. */
function join(left: readonly Alternative[], right: readonly Alternative[]): Alternative[] {
  return assertSimple(left.flatMap((first) => right.map((second) => [...first, ...second])))
}

function noneOf(alternative: Alternative): Condition {
  return { terms: [], isMet: (searched) => !alternative.every((condition) => condition.isMet(searched)) }
}

function assertSimple(alternatives: Alternative[]): Alternative[] {
  if (alternatives.length <= maxAlternatives) return alternatives
  throw new ServiceError('invalid_parameter', 400, 'q parameter is too complex: use OR and brackets less often.')
}
