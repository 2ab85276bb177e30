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

export interface Tables {
  translation_unit: UnitTable
  translation_glossary: GlossaryTable
}
