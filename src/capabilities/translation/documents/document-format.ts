/** How a kind of document is read and written: in a worker thread, since strangers make documents. */
import type { TextFormat } from '../port.ts'

/** A text of a document that is translated at once. */
export interface DocumentUnit {
  readonly text: string
  readonly format: TextFormat
}

export interface OpenedDocument {
  /** In the order of the document. */
  readonly units: readonly DocumentUnit[]
  /** A language tag, where the document itself says what it is written in. */
  readonly source?: string
  /** The document with a translation for each unit, in their order; everything else stays as it is. */
  write(translations: readonly string[]): Uint8Array | Promise<Uint8Array>
}

export interface DocumentLanguages {
  readonly source?: string
  readonly target: string
}

export interface DocumentLimits {
  /** Bytes of all files of an archive together, unpacked. */
  readonly maxUnpackedBytes: number
}

/** @throws DocumentFault for what is no document of this kind, or one that is too large unpacked */
export type OpenDocument = (
  bytes: Uint8Array,
  languages: DocumentLanguages,
  limits: DocumentLimits,
) => OpenedDocument | Promise<OpenedDocument>
