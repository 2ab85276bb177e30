import type { YieldToEventLoop } from '../../../kernel/foundation/workers/yield-to-event-loop.ts'
import type { GlossaryEntry } from '../domain/glossary-set.ts'

/** A term of a glossary in a text. */
export interface FoundTerm {
  readonly begin: number
  readonly end: number
  readonly target: string
}

export type FindTerms = (text: string) => FoundTerm[]

/** Letters of scripts that are written with spaces: a term does not begin or end in the middle of such a word. */
const spacedLetter =
  /[\p{L}\p{M}\p{N}](?<![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])/u

interface Term {
  readonly written: string
  readonly target: string
  /** Written all in small letters, it means the word with a capital too. */
  readonly isAnyCase: boolean
}

/** Terms by themselves in small letters, and how long those are that begin with a character. */
interface Terms {
  readonly byText: ReadonlyMap<string, readonly Term[]>
  /** The longest first. */
  readonly lengths: ReadonlyMap<string, readonly number[]>
}

/**
 * Finds terms from left to right, the longest first; what was found is not looked through again. A term in small letters is found at the beginning of
 * a sentence too, and then its counterpart begins with a capital.
 */
export async function createFindTerms(
  language: string,
  entries: readonly GlossaryEntry[],
  yieldToEventLoop: YieldToEventLoop,
): Promise<FindTerms> {
  const terms = await indexTerms(language, entries, yieldToEventLoop)
  return (text) => find(text, text.toLocaleLowerCase(language), terms)
}

async function indexTerms(
  language: string,
  entries: readonly GlossaryEntry[],
  yieldToEventLoop: YieldToEventLoop,
): Promise<Terms> {
  const byText = new Map<string, Term[]>()
  const lengths = new Map<string, Set<number>>()
  for (const [written, target] of entries) {
    await yieldToEventLoop()
    const text = written.toLocaleLowerCase(language)
    getOrMake(byText, text, () => []).push({ written, target, isAnyCase: text === written })
    getOrMake(lengths, text.charAt(0), () => new Set<number>()).add(text.length)
  }
  const longestFirst = (each: ReadonlySet<number>) => [...each].toSorted((one, other) => other - one)
  return { byText, lengths: new Map([...lengths].map(([first, each]) => [first, longestFirst(each)])) }
}

function getOrMake<Value>(values: Map<string, Value>, key: string, make: () => Value): Value {
  const known = values.get(key)
  if (known !== undefined) return known
  const made = make()
  values.set(key, made)
  return made
}

function find(text: string, folded: string, terms: Terms): FoundTerm[] {
  // Lengths differ for a few letters such as İ: such texts are compared as they are written.
  const read = folded.length === text.length ? folded : text
  const found: FoundTerm[] = []
  for (let at = 0; at < text.length; at++) {
    const term = findAt(text, read, at, terms)
    if (!term) continue
    found.push({ begin: at, end: at + term.written.length, target: matchCase(text, at, term) })
    at += term.written.length - 1
  }
  return found
}

function findAt(text: string, read: string, at: number, { byText, lengths }: Terms): Term | undefined {
  for (const length of lengths.get(read.charAt(at)) ?? []) {
    const end = at + length
    const term = byText
      .get(read.slice(at, end))
      ?.find(({ written, isAnyCase }) => isAnyCase || text.startsWith(written, at))
    if (term && !joinsWord(text[at - 1], text[at]) && !joinsWord(text[end - 1], text[end])) return term
  }
  return undefined
}

function joinsWord(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && spacedLetter.test(one) && spacedLetter.test(other)
}

function matchCase(text: string, at: number, { isAnyCase, target }: Term): string {
  const first = text[at] ?? ''
  if (!isAnyCase || first === first.toLowerCase()) return target
  return target.charAt(0).toUpperCase() + target.slice(1)
}
