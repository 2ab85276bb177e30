/**
 * Unicode's stream-safe text format (UAX #15, section 13): no more than 30 marks in a row, a combining grapheme joiner between
 * longer runs. Normalization sorts a run of marks by insertion, so that its time grows with the square of the run.
 *
 * The joiner rather than a cut: no mark is lost, what is made safe twice stays as it is, and real text has no such runs.
 */
const maxMarks = 30
const joiner = '\u034f'

/** A mark, or what NFKC and NFKD make one of: the half-width sound marks of katakana. The joiner ends a run. */
const mark = /[^\P{M}\u034f]|[\uff9e\uff9f]/u

/** Code units of the shortest run worth a look: no shorter one decomposes into more than 30 marks. */
const minRunLength = 8

export function toStreamSafe(text: string): string {
  return hasRun(text) ? breakRuns(text) : text
}

/** Every eighth code unit is looked at: one of them lies in any run of eight. Ordinary text costs next to nothing so. */
function hasRun(text: string): boolean {
  if (text.length < minRunLength || !/[^\0-\u02ff]/.test(text)) return false
  for (let at = minRunLength - 1; at < text.length; at += minRunLength) {
    if (!isMarkAt(text, at)) continue
    let start = at
    while (start > 0 && isMarkAt(text, start - 1)) start -= 1
    let end = at + 1
    while (end < start + minRunLength && end < text.length && isMarkAt(text, end)) end += 1
    if (end - start >= minRunLength) return true
  }
  return false
}

/** Half of a surrogate pair may be half of a mark. */
function isMarkAt(text: string, at: number): boolean {
  const unit = text.charCodeAt(at)
  return unit >= 0x03_00 && ((unit >= 0xd8_00 && unit <= 0xdf_ff) || mark.test(text.charAt(at)))
}

/** A loop: a pattern that repeats millions of times overflows the stack. */
function breakRuns(text: string): string {
  const known = new Map<string, Marks>()
  const pieces: string[] = []
  let [start, at, marks] = [0, 0, 0]
  for (const character of text) {
    const counted = known.get(character) ?? countMarks(character)
    known.set(character, counted)
    if (marks + counted.leading > maxMarks) {
      pieces.push(text.slice(start, at))
      start = at
      marks = 0
    }
    marks = counted.isMark ? marks + counted.trailing : counted.trailing
    at += character.length
  }
  return [...pieces, text.slice(start)].join(joiner)
}

/** How many marks a character begins with when it is decomposed, and how many it ends with; both are all of it for a mark. */
interface Marks {
  readonly leading: number
  readonly trailing: number
  readonly isMark: boolean
}

function countMarks(character: string): Marks {
  const parts = [...character.normalize('NFKD')]
  const isStarter = (part: string) => !mark.test(part)
  const firstStarter = parts.findIndex(isStarter)
  if (firstStarter < 0) return { leading: parts.length, trailing: parts.length, isMark: true }
  return { leading: firstStarter, trailing: parts.length - 1 - parts.findLastIndex(isStarter), isMark: false }
}
