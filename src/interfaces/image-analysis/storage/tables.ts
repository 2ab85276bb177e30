import type { Reading } from '../port.ts'

/** Whom and what the operator enrolled, a row for each picture of them. */
export interface GalleryTable {
  /** Of what the row says, so that the same picture is there once. */
  id: string
  kind: string
  name: string
  /** JSON, a list of numbers. */
  embedding: string
  is_sample: number
}

/** Words that are being read, or were, of a picture that a caller sent. */
export interface ReadingTable {
  id: string
  /** The id of the caller's key. */
  owner_id: string
  state: Reading['state']
  /** Milliseconds since 1970. */
  started_at: number
  changed_at: number
  /** JSON, of a reading that is done. */
  result: string | null
}

export interface Tables {
  image_gallery: GalleryTable
  /** One row: a version that every change of the gallery raises. */
  image_gallery_change: { version: number }
  image_reading: ReadingTable
}
