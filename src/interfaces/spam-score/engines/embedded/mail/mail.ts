/**
 * A mail as the rules see it.
 *
 * Glossary:
 * - part: a leaf of the MIME tree, a text or an attachment
 * - page: a part of HTML, read
 * - link: an address that a page or a text names, with the text shown for it
 * - defect: where the source breaks RFC 5322 or RFC 2045 to 2047
 */
import type { Link } from '../links/link.ts'
import type { Page } from '../html/page.ts'
import type { Words } from '../words/words.ts'
import type { Headers } from './headers.ts'

export interface Address {
  readonly name: string
  /** Lower case. */
  readonly address: string
  readonly local: string
  /** The part after the @, or "". */
  readonly domain: string
}

export type Defect = 'boundary' | 'depth' | 'header' | 'nul' | 'charset' | 'no-headers' | 'control'

export interface MailPart {
  /** Such as `text/html`. */
  readonly type: string
  readonly disposition: string
  readonly fileName: string
  readonly charset: string
  readonly encoding: string
  /** The body as it stands in the source, one character for each byte. */
  readonly raw: string
}

export interface Attachment {
  readonly type: string
  readonly fileName: string
  /** The first bytes, decoded, one character for each. */
  readonly head: string
  /** What an attached page of HTML holds. */
  readonly page?: Page
}

export interface Mail {
  readonly headers: Headers
  readonly from: Address
  readonly replyTo: Address
  readonly returnPath: Address
  readonly recipients: readonly Address[]
  readonly subject: string
  readonly parts: readonly MailPart[]
  readonly attachments: readonly Attachment[]
  /** The text of the parts that are plain. */
  readonly plainText: string
  readonly pages: readonly Page[]
  /** What a reader sees: the pages where there are any, else the plain text. */
  readonly visibleText: string
  readonly subjectWords: Words
  readonly words: Words
  readonly links: readonly Link[]
  readonly defects: ReadonlySet<Defect>
}
