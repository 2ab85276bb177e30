import { maxOf } from '../../../../../../libraries/numbers/max-of.ts'
import { anyCharacter, type CharacterSet, has } from './character-set.ts'
import type { Pattern } from './parse-pattern.ts'

/** A character of a pattern, and those that may come after it. */
interface Place {
  readonly set: CharacterSet
  readonly next: Set<Place>
}

interface Span {
  readonly isNullable: boolean
  readonly first: readonly Place[]
  readonly last: readonly Place[]
}

/** Followers of one character, at most: beyond, they are not even compared. */
const maxFollowers = 64

/**
 * In how many places of a pattern one further character may lead at most: 1 where it is always clear where one is. llama.cpp tries them
 * all for each token of its vocabulary, and each of them again for the next character: ".*.*.*x" takes ages.
 */
export function countBranches(pattern: Pattern): number {
  const places: Place[] = []
  const whole = follow(pattern, places)
  return maxOf(
    places.map(({ next }) => countTogether([...next])),
    countTogether(whole.first),
  )
}

/** Glushkov's construction. */
function follow(pattern: Pattern, places: Place[]): Span {
  switch (pattern.kind) {
    case 'start':
    case 'end':
      return { isNullable: true, first: [], last: [] }
    case 'character': {
      const place: Place = { set: pattern.set.length === 0 ? anyCharacter : pattern.set, next: new Set() }
      places.push(place)
      return { isNullable: false, first: [place], last: [place] }
    }
    case 'choice': {
      const spans = pattern.options.map((option) => follow(option, places))
      return {
        isNullable: spans.some(({ isNullable }) => isNullable),
        first: spans.flatMap(({ first }) => first),
        last: spans.flatMap(({ last }) => last),
      }
    }
    case 'sequence':
      return pattern.parts.map((part) => follow(part, places)).reduce(join, { isNullable: true, first: [], last: [] })
    case 'repeat': {
      const { isNullable, first, last } = follow(pattern.body, places)
      if (pattern.max !== 1) link(last, first)
      return { isNullable: isNullable || pattern.min === 0, first, last }
    }
  }
}

function join(one: Span, other: Span): Span {
  link(one.last, other.first)
  return {
    isNullable: one.isNullable && other.isNullable,
    first: one.isNullable ? [...one.first, ...other.first] : one.first,
    last: other.isNullable ? [...one.last, ...other.last] : other.last,
  }
}

function link(last: readonly Place[], first: readonly Place[]): void {
  for (const place of last) for (const each of first.slice(0, maxFollowers + 1)) place.next.add(each)
}

/** The most places that one character fits; ranges that have one in common have the start of one of them in common. */
function countTogether(places: readonly Place[]): number {
  if (places.length > maxFollowers) return places.length
  const starts = places.flatMap(({ set }) => set.map(([first]) => first))
  return maxOf(
    starts.map((start) => places.filter(({ set }) => has(set, start)).length),
    0,
  )
}
