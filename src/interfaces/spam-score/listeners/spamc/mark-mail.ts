import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { visitSlices } from '../../../../kernel/answering/http/slices.ts'

const lineFeed = 0x0a
const carriageReturn = 0x0d

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
  return mail[first - 1] === carriageReturn || mail.subarray(-2).equals(Buffer.from('\r\n'))
}

async function addReturns(head: Buffer): Promise<Buffer> {
  const pieces: Buffer[] = []
  let last = 0
  await visitSlices(head, (slice) => {
    const piece = Buffer.allocUnsafe(2 * slice.length)
    let length = 0
    for (const byte of slice) {
      if (byte === lineFeed && last !== carriageReturn) piece[length++] = carriageReturn
      piece[length++] = last = byte
    }
    pieces.push(piece.subarray(0, length))
  })
  return Buffer.concat(pieces)
}

/** After the first empty line, or the last byte where there is none. */
function findHeadEnd(mail: Buffer): number {
  if (mail[0] === lineFeed) return 1
  if (mail[0] === carriageReturn && mail[1] === lineFeed) return 2
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

async function splitHead(head: Buffer): Promise<SplitHead> {
  const text = head.toString('latin1')
  const envelopeEnd = await findEnvelopeEnd(text)
  const kept: Buffer[] = []
  let keptFrom = envelopeEnd
  const old = /(?<=^|\n)X-Spam-(?!Prev-)/gi
  for (let count = 1; ; count++) {
    old.lastIndex = keptFrom
    const { index: start } = old.exec(text) ?? { index: head.length }
    if (start > keptFrom) kept.push(head.subarray(keptFrom, start))
    if (start === head.length) return { envelope: head.subarray(0, envelopeEnd), kept }
    const end = findLineEnd(text, start)
    keptFrom = isFolded(text, end) ? await findHeaderEnd(text, start) : end
    if (count % headersPerTurn === 0) await yieldToEventLoop()
  }
}

/** Headers looked at before others have their turn: less than a millisecond. */
const headersPerTurn = 1_000

async function findEnvelopeEnd(text: string): Promise<number> {
  const mboxEnd = text.startsWith('From ') ? findLineEnd(text, 0) : 0
  return /^Return-Path:/i.test(text.slice(mboxEnd, mboxEnd + 12)) ? findHeaderEnd(text, mboxEnd) : mboxEnd
}

/** A header goes on in lines that begin with white space. */
async function findHeaderEnd(text: string, start: number): Promise<number> {
  let end = findLineEnd(text, start)
  for (let count = 1; isFolded(text, end); count++) {
    end = findLineEnd(text, end)
    if (count % headersPerTurn === 0) await yieldToEventLoop()
  }
  return end
}

function isFolded(text: string, end: number): boolean {
  return text[end] === ' ' || text[end] === '\t'
}

function findLineEnd(text: string, start: number): number {
  const end = text.indexOf('\n', start)
  return end < 0 ? text.length : end + 1
}
