/** What an entry shows: the face of a person, or the view of a place. */
export type GalleryKind = 'person' | 'place'

/** A picture that the operator enrolled, as the numbers that tell it from others. */
export interface GalleryEntry {
  readonly kind: GalleryKind
  readonly name: string
  readonly embedding: readonly number[]
}
