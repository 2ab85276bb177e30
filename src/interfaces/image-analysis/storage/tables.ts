/** Whom and what the operator enrolled, a row for each picture of them. */
export interface GalleryTable {
  id: string
  kind: string
  name: string
  /** JSON, a list of numbers. */
  embedding: string
}

export interface Tables {
  image_gallery: GalleryTable
}
