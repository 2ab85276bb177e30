import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { visitSlices } from '../../../../kernel/http/slices.ts'

/** A mail in two parts, to be sent one after the other. */
export interface MarkedMail {
  /** Its headers with those that were added, and the empty line after them. */
  readonly head: Buffer
  /** The rest as it came. */
  readonly body: Buffer
}

/**
 * Puts headers on top of a mail, below the line of an mbox and a Return-Path. Those of an earlier scan are taken out, for whoever
 * sends a mail can write them; everything else keeps its bytes. All lines of the headers end with CRLF where the mail's first or last one does,
 * as SpamAssassin has it: milters and clients mix both.
 */
export async function markMail(mail: Buffer, headers: readonly string[]): Promise<MarkedMail> {
  const head = mail.subarray(0, findHeadEnd(mail))
  const { envelope, kept } = await splitHead(head)
  // A text alone would be taken for a header.
  const added = [...headers, ...(isText(head) ? [''] : [])].map((line) => `${line}\n`).join('')
  const marked = Buffer.concat([envelope, Buffer.from(added, 'latin1'), ...kept])
  return { head: endsLinesWithReturn(mail) ? await addReturns(marked) : marked, body: mail.subarray(head.length) }
}

function endsLinesWithReturn(mail: Buffer): boolean {
  const first = mail.indexOf('\n')
  return mail[first - 1] === 0x0d || mail.subarray(-2).equals(Buffer.from('\r\n'))
}

async function addReturns(head: Buffer): Promise<Buffer> {
  const pieces: Buffer[] = []
  let last = ''
  await visitSlices(head, (slice) => {
    const text = last + slice.toString('latin1')
    pieces.push(Buffer.from(text.replaceAll(/(?<!\r)\n/g, '\r\n').slice(last.length), 'latin1'))
    last = text.endsWith('\r') ? '\r' : ''
  })
  return Buffer.concat(pieces)
}

/** After the first empty line, or the last byte where there is none. */
function findHeadEnd(mail: Buffer): number {
  if (mail[0] === 0x0a) return 1
  if (mail[0] === 0x0d && mail[1] === 0x0a) return 2
  const [bare, withReturn] = [mail.indexOf('\n\n'), mail.indexOf('\n\r\n')]
  return Math.min(bare < 0 ? mail.length : bare + 2, withReturn < 0 ? mail.length : withReturn + 3)
}

/** Whether it neither begins with a header nor with the empty line after all of them. */
function isText(head: Buffer): boolean {
  return !/^(?:\r?\n|From |[!-9;-~]+[ \t]*:)/.test(head.toString('latin1', 0, 1_000))
}

interface SplitHead {
  /** What stays above all headers that are added. */
  readonly envelope: Buffer
  readonly kept: readonly Buffer[]
}

/** Lines looked at before others have their turn: less than a millisecond. */
const linesPerTurn = 4_096

async function splitHead(head: Buffer): Promise<SplitHead> {
  const kept: Buffer[] = []
  let envelopeEnd = 0
  let keptFrom = 0
  let kind: Kind = 'none'
  for (let start = 0, count = 1; start < head.length; count++) {
    kind = kindOf(head.toString('latin1', start, start + 13), kind)
    if (kind === 'mbox' || kind === 'returnPath') envelopeEnd = keptFrom = findLineEnd(head, start)
    else if (kind === 'old') {
      if (keptFrom < start) kept.push(head.subarray(keptFrom, start))
      keptFrom = findLineEnd(head, start)
    }
    start = findLineEnd(head, start)
    if (count % linesPerTurn === 0) await yieldToEventLoop()
  }
  return { envelope: head.subarray(0, envelopeEnd), kept: [...kept, head.subarray(keptFrom)] }
}

type Kind = 'none' | 'mbox' | 'returnPath' | 'old' | 'other'

/** By how a line begins; one that begins with white space goes on with what stands before it. */
function kindOf(begin: string, before: Kind): Kind {
  if (/^[ \t]/.test(begin)) return before
  if (/^X-Spam-(?!Prev-)/i.test(begin)) return 'old'
  if (before === 'none' && begin.startsWith('From ')) return 'mbox'
  const isFirst = before === 'none' || before === 'mbox'
  return isFirst && /^Return-Path:/i.test(begin) ? 'returnPath' : 'other'
}

function findLineEnd(bytes: Buffer, start: number): number {
  const end = bytes.indexOf(0x0a, start)
  return end < 0 ? bytes.length : end + 1
}
