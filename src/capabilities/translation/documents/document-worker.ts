/** Reads and writes documents, in a worker thread. Reading is done twice, so that nothing is kept between the two. */
import { countCharacters } from '../domain/character-allowance.ts'
import { documentFault } from './document-fault.ts'
import type { DocumentLanguages, DocumentLimits, DocumentUnit } from './document-format.ts'
import { findFormat } from './formats.ts'

export interface DocumentTask {
  readonly bytes: Uint8Array
  /** The ending of its name. */
  readonly format: string
  readonly languages: DocumentLanguages
  readonly limits: DocumentLimits
  /** To write the document with; it is only read when absent. */
  readonly translations?: readonly string[]
}

export interface ReadDocument {
  readonly units: readonly DocumentUnit[]
  /** The language that the document itself names. */
  readonly source?: string
  /** Code points that are translated, tags aside. */
  readonly characters: number
}

export type DocumentResult = { readonly read: ReadDocument } | { readonly written: Uint8Array }

export default async function processDocument(task: DocumentTask): Promise<DocumentResult> {
  const { bytes, format, languages, limits, translations } = task
  const loaded = await findFormat(format)?.load()
  if (!loaded) throw documentFault(`files that end in ".${format}" are not known`)
  const document = await loaded.default(bytes, languages, limits)
  if (translations) return { written: await document.write(translations) }
  const { units, source } = document
  return { read: { units, characters: countCharacters(units.map(toShown)), ...(source && { source }) } }
}

function toShown({ text, format }: DocumentUnit): string {
  return format === 'html' ? text.replaceAll(/<[^>]*>/g, '') : text
}
