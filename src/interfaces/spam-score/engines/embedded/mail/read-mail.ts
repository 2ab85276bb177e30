import { findPlainLinks, resolveLinks } from '../links/link.ts'
import type { Page } from '../html/page.ts'
import { readPage } from '../html/read-page.ts'
import { readWords } from '../words/words.ts'
import { decodeBytes, decodeText } from './decode-part.ts'
import { splitHeaders, type Split } from './headers.ts'
import { visibleTextLimit } from './limits.ts'
import type { Attachment, Defect, Mail, MailPart } from './mail.ts'
import { noAddress, readAddresses } from './read-address.ts'
import { readParts } from './read-parts.ts'
import { toByteText } from './to-byte-text.ts'

/** Reads a mail's source; any text at all is a mail. */
export function readMail(source: string): Mail {
  const defects = new Set<Defect>()
  const { headers, body } = splitSource(toByteText(source), defects)
  const parts = readParts(headers, body, defects)
  const texts = parts.filter(isShownText)
  const pages: Page[] = []
  const plain: string[] = []
  for (const part of texts) {
    const text = decodeText(part, defects)
    if (part.type === 'text/html' || looksLikeHtml(text)) pages.push(readPage(text))
    else plain.push(text)
  }
  const plainText = plain.join('\n').slice(0, visibleTextLimit)
  const shown = pages.map(({ text }) => text).join('\n')
  const visibleText = (shown.length > 40 || plainText === '' ? shown : plainText).slice(0, visibleTextLimit)
  const subject = headers.decoded('subject')
  return {
    headers,
    ...readCorrespondents(headers),
    subject,
    parts,
    attachments: parts.filter((part) => !texts.includes(part)).map(readAttachment),
    plainText,
    pages,
    visibleText,
    subjectWords: readWords(subject),
    words: readWords(visibleText),
    links: resolveLinks([...pages.flatMap(({ anchors }) => anchors), ...findPlainLinks(plainText)]),
    defects,
  }
}

function splitSource(text: string, defects: Set<Defect>): Split {
  if (text.includes('\0')) defects.add('nul')
  // The line that an mbox file puts before each mail.
  const start = text.startsWith('From ') ? text.indexOf('\n') + 1 : 0
  const split = splitHeaders(
    text
      .slice(start)
      .replaceAll('\0', '')
      .replace(/^\n{1,100}/, ''),
  )
  if (split.headers.isBroken) defects.add(split.headers.fields.length === 0 ? 'no-headers' : 'header')
  return split
}

function readCorrespondents(headers: Split['headers']): Pick<Mail, 'from' | 'replyTo' | 'returnPath' | 'recipients'> {
  const first = (name: string) => readAddresses(headers.raw(name))[0] ?? noAddress
  return {
    from: first('from'),
    replyTo: first('reply-to'),
    returnPath: first('return-path'),
    recipients: [...readAddresses(headers.raw('to')), ...readAddresses(headers.raw('cc'))],
  }
}

function isShownText({ type, disposition, fileName }: MailPart): boolean {
  if (disposition === 'attachment') return false
  return (
    type === 'text/plain' || type === 'text/html' || type === 'text' || (type.startsWith('text/') && fileName === '')
  )
}

function looksLikeHtml(text: string): boolean {
  return /^\s{0,200}<(?:!doctype|html|head|body|table|div|center|font)\b/i.test(text.slice(0, 300))
}

/** Characters of an attachment that are looked at, encoded. */
const headLimit = 16_384
const pageLimit = 98_304

function readAttachment(part: MailPart): Attachment {
  const isPage = part.type === 'text/html' || /\.(?:x?html?|shtml|svg)$/i.test(part.fileName)
  const head = decodeBytes(part, isPage ? pageLimit : headLimit)
  return { type: part.type, fileName: part.fileName, head, ...(isPage ? { page: readPage(head) } : {}) }
}
