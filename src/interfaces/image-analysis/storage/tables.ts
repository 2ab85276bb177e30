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

export interface Tables {
  image_gallery: GalleryTable
}
