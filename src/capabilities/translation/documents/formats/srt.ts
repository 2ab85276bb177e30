import { splitSentences } from '../../../../libraries/text/split-sentences.ts'
import { isSpaced } from '../../texts/translate-sentences.ts'
import { decodeDocument } from '../decode-document.ts'
import { documentFault } from '../document-fault.ts'
import type { DocumentLanguages, OpenedDocument } from '../document-format.ts'
import { hasWords } from '../inline/inline.ts'
import { Units } from '../inline/units.ts'
import { divideText } from './srt/divide-text.ts'

const time = /^\d{1,3}:\d{2}:\d{2}[,.]\d{1,3}\s{0,5}-->/

/** Cues over which one sentence may go. */
const maxCues = 4

/** What is said at one time, in its lines. */
interface Cue {
  readonly begin: number
  readonly lines: readonly string[]
}

/** SubRip: numbers and times stay; a sentence that goes on in the next cue is translated whole, and divided again as it was. */
export default function openSrt(bytes: Uint8Array, { target }: DocumentLanguages): OpenedDocument {
  const { text, encode } = decodeDocument(bytes)
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
  const lines = text.split(/\r\n|\n/)
  const units = new Units()
  const written = new Map<number, string>()
  for (const group of groupCues(findCues(lines))) {
    const message = group.map((cue) => cue.lines.join(' ')).join(' ')
    units.addMessage(message, (translated) => {
      const pieces = divideText(
        translated,
        group.map((cue) => cue.lines.join(' ').length),
        target,
      )
      for (const [index, cue] of group.entries()) writeCue(cue, pieces[index] ?? '', target, written)
    })
  }
  return {
    units: units.all,
    write(translations) {
      units.deliver(translations)
      const kept = lines.map((line, index) => written.get(index) ?? line)
      return encode(kept.filter((line) => line !== gone).join(lineEnd))
    },
  }
}

/** Stands for a line that a translation does without. */
const gone = '\0'

function findCues(lines: readonly string[]): Cue[] {
  const cues: Cue[] = []
  for (const [index, line] of lines.entries()) {
    if (!time.test(line.trim())) continue
    let end = index + 1
    while (end < lines.length && (lines[end] ?? '').trim() !== '') end++
    cues.push({ begin: index + 1, lines: lines.slice(index + 1, end) })
  }
  if (cues.length === 0) throw documentFault('it has no line with times, as SubRip has')
  return cues
}

/** Lines of several speakers are each their own; cues of one sentence go together. */
function groupCues(cues: readonly Cue[]): Cue[][] {
  const groups: Cue[][] = []
  for (const cue of cues.flatMap(splitSpeakers)) {
    const last = groups.at(-1)
    if (last && last.length < maxCues && goesOn(last.at(-1), cue)) last.push(cue)
    else groups.push([cue])
  }
  return groups
}

function splitSpeakers(cue: Cue): Cue[] {
  if (!cue.lines.some((line, index) => index > 0 && /^\s{0,3}[-–—]\s?\S/.test(line))) return [cue]
  return cue.lines.map((line, index) => ({ begin: cue.begin + index, lines: [line] }))
}

/** Whether a sentence of one cue ends in the next: it has not ended, and the next begins in small letters or has none. */
function goesOn(cue: Cue | undefined, next: Cue): boolean {
  const [end, begin] = [cue?.lines.join(' ').trim() ?? '', next.lines.join(' ').trim()]
  if (!hasWords(end) || !hasWords(begin) || /[<{]/.test(end + begin)) return false
  if (/[.!?…:;。！？♪)\]"”」』]$/u.test(end) || splitSentences(`${end} ${begin}`, 'en').length > 1) return false
  return /^[\p{Ll}\p{Lo}]/u.test(begin)
}

/** In as many lines as there were, if there are words for them. */
function writeCue({ begin, lines }: Cue, text: string, target: string, written: Map<number, string>): void {
  const pieces = divideText(
    text,
    lines.map((line) => line.length || 1),
    target,
  )
  for (const index of lines.keys()) written.set(begin + index, pieces[index]?.trim() || gone)
  // A cue without a line would end the one before it.
  if (lines.length > 0 && pieces.every((piece) => piece.trim() === ''))
    written.set(begin, isSpaced(target) ? '…' : '……')
}
