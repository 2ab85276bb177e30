import { refuse } from './refuse.ts'

/** One of the words that a parameter may be, as what it means here; that of `usual` when it is not given. */
export function readChoice<Meaning>(
  field: string,
  text: string | undefined,
  usual: string,
  meanings: ReadonlyMap<string, Meaning>,
): Meaning {
  const meaning = meanings.get(text || usual)
  if (meaning !== undefined) return meaning
  throw refuse(field, `"${field}" is "${text}"; it can be ${[...meanings.keys()].join(', ')}.`)
}

export function readCount(field: string, text: string | undefined, usual: number, max: number): number {
  if (text === undefined || text === '') return usual
  const count = /^\d{1,6}$/.test(text) ? Number(text) : 0
  if (count >= 1 && count <= max) return count
  throw refuse(field, `"${field}" is "${text}"; it must be a number from 1 to ${max}.`)
}
