import { minOf } from '../../../../../libraries/numbers/min-of.ts'
import { maxOf } from '../../../../../libraries/numbers/max-of.ts'

/** Finds the first stop text in a text that comes in pieces, and holds back what may be the beginning of one. */
export interface StopWatch {
  /** How many characters of the whole text so far are certain, and whether a stop text comes right after them. */
  look(text: string): { readonly certain: number; readonly isStopped: boolean }
}

export function createStopWatch(stop: readonly string[]): StopWatch {
  const texts = stop.filter((text) => text !== '')
  const maxLength = maxOf(
    texts.map(({ length }) => length),
    0,
  )
  let searchedTo = 0
  const look = (text: string) => {
    const from = Math.max(0, searchedTo - maxLength)
    searchedTo = text.length
    const found = texts.map((each) => text.indexOf(each, from)).filter((at) => at >= 0)
    if (found.length > 0) return { certain: minOf(found), isStopped: true }
    return { certain: text.length - longestBeginning(text, texts), isStopped: false }
  }
  return { look }
}

/** The length of the longest end of a text that begins one of these. */
function longestBeginning(text: string, stops: readonly string[]): number {
  let maxLength = 0
  for (const stop of stops) {
    for (let length = Math.min(stop.length - 1, text.length); length > maxLength; length--) {
      if (text.endsWith(stop.slice(0, length))) maxLength = length
    }
  }
  return maxLength
}
