/** What an entry shows: the face of a person, or the view of a place. */
export const galleryKinds = ['person', 'place'] as const

export type GalleryKind = (typeof galleryKinds)[number]

export const isGalleryKind = (text: string): text is GalleryKind => galleryKinds.some((kind) => kind === text)

/** A picture that the operator enrolled, as the numbers that tell it from others. */
export interface GalleryEntry {
  readonly kind: GalleryKind
  readonly name: string
  readonly embedding: readonly number[]
  /** Made up for the first start. */
  readonly isSample?: boolean
}
