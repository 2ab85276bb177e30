import { lookUp } from '../../../libraries/json/look-up.ts'
import type { FormatName } from '../domain/document-names.ts'
import type { OpenDocument } from './document-format.ts'

export interface DocumentFormat {
  /** In a worker thread alone. */
  readonly load: () => Promise<{ readonly default: OpenDocument }>
}

const html = { load: () => import('./formats/html.ts') }
const xliff = { load: () => import('./formats/xliff.ts') }
const markdown = { load: () => import('./formats/markdown.ts') }

/** By the ending of a file's name. */
const formats = {
  txt: { load: () => import('./formats/plain-text.ts') },
  html,
  htm: html,
  md: markdown,
  markdown,
  json: { load: () => import('./formats/json.ts') },
  docx: { load: () => import('./formats/docx.ts') },
  pptx: { load: () => import('./formats/pptx.ts') },
  xlsx: { load: () => import('./formats/xlsx.ts') },
  srt: { load: () => import('./formats/srt.ts') },
  po: { load: () => import('./formats/po.ts') },
  pot: { load: () => import('./formats/po.ts') },
  xliff,
  xlf: xliff,
} as const satisfies Readonly<Record<FormatName, DocumentFormat>>

export function findFormat(name: string): DocumentFormat | undefined {
  return lookUp<DocumentFormat>(formats, name)
}
