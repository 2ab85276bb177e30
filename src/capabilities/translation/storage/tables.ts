export interface UnitTable {
  /** Id of the key whose memory it is; empty for everybody's. */
  owner: string
  /** Of languages, format, makers and text: a text may be longer than an index takes. */
  hash: string
  source: string
  target: string
  format: string
  /** Which engines it came from; empty for what people wrote. */
  made_by: string
  text: string
  translation: string
  is_sample: number
  saved_at: number
}

export interface GlossaryTable {
  id: string
  owner: string
  name: string
  source: string
  target: string
  entry_count: number
  /** A JSON array of pairs of texts. */
  entries: string
  created_at: number
}

/** A document that a caller sent to be translated. */
export interface DocumentTable {
  id: string
  /** SHA-256 of the key that its sender was given for it alone. */
  key_hash: string
  owner: string
  name: string
  /** Null to have it found out. */
  source: string | null
  target: string
  /** JSON. */
  options: string
  state: 'waiting' | 'translating' | 'done' | 'failed'
  message: string | null
  characters: number
  /** Of `total` texts. */
  done: number
  total: number
  is_charged: number
  created_at: number
  started_at: number
  expires_at: number
  /** The process that translates it. */
  holder: string | null
  claimed_until: number
}

export interface DocumentPieceTable {
  document: string
  kind: 'original' | 'result'
  ordinal: number
  bytes: Uint8Array
}

export interface Tables {
  translation_unit: UnitTable
  translation_glossary: GlossaryTable
  translation_document: DocumentTable
  translation_document_piece: DocumentPieceTable
}
