/**
 * The port of image analysis: what is in a picture. What an engine did not look for is absent from its answer; an empty list says that it
 * looked and found nothing.
 */

export type Feature =
  | 'categories'
  | 'tags'
  | 'description'
  | 'faces'
  | 'objects'
  | 'color'
  | 'image-type'
  | 'adult'
  | 'celebrities'
  | 'landmarks'
  | 'text'
  | 'crops'

export interface AnalysisRequest {
  readonly features: ReadonlySet<Feature>
  /** Captions wanted, the surest first. */
  readonly maxCaptions: number
  /** Width by height of each crop that is wanted; a square unless given. */
  readonly cropRatios?: readonly number[]
}

export interface AnalyzeOptions {
  readonly signal?: AbortSignal
}

/** The bytes of a picture's file, or where it lies. */
export type PictureSource = Buffer | { readonly url: string }

export interface ImageAnalyzer {
  /**
   * Says what is in a picture.
   *
   * @throws ServiceError one of `domain/picture-errors.ts` where there is no picture to look at.
   */
  analyze(picture: PictureSource, request: AnalysisRequest, options?: AnalyzeOptions): Promise<Analysis>
  /** A small picture of exactly this size, a JPEG file. */
  makeThumbnail(picture: PictureSource, size: ThumbnailSize, options?: AnalyzeOptions): Promise<Buffer>
  /**
   * Begins to read a picture's words, and gives the id by which its owner, and nobody else, finds them.
   *
   * @throws ServiceError where there is no picture, or the owner has too many under way.
   */
  startReading(picture: PictureSource, ownerId: string, options?: AnalyzeOptions): Promise<string>
  /** Undefined where its owner has none of that id, or has it no more. */
  findReading(id: string, ownerId: string): Promise<Reading | undefined>
  [Symbol.asyncDispose]?(): Promise<void>
}

export interface Analysis {
  readonly metadata: PictureMetadata
  readonly categories?: readonly Category[]
  readonly tags?: readonly Tag[]
  readonly captions?: readonly Caption[]
  readonly faces?: readonly Face[]
  readonly objects?: readonly FoundObject[]
  readonly color?: PictureColor
  readonly imageType?: ImageType
  readonly adult?: AdultScores
  readonly text?: TextPage
  /** The part that draws attention, one for each ratio. */
  readonly crops?: readonly Crop[]
}

export interface PictureMetadata {
  /** Pixels, as the picture is to be seen: the orientation of its EXIF block applied. */
  readonly width: number
  readonly height: number
  /** Such as `Jpeg`. */
  readonly format: string
}

export interface Category {
  /** One of the 86, such as `outdoor_grass`. */
  readonly name: string
  readonly score: number
  /** Only those that the operator enrolled. */
  readonly celebrities?: readonly Celebrity[]
  readonly landmarks?: readonly Landmark[]
}

export interface Landmark {
  readonly name: string
  readonly confidence: number
}

export interface Celebrity extends Landmark {
  readonly box: Box
}

/** In pixels of the picture as it is to be seen. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Tag {
  readonly name: string
  readonly confidence: number
  /** What kind of thing it is, where the name alone may mislead: `animal`, `person`. */
  readonly hint?: string
}

export interface Caption {
  readonly text: string
  readonly confidence: number
}

export interface Face {
  readonly box: Box
  readonly confidence: number
  /** Years. */
  readonly age?: number
  /** Absent where neither is likely enough. */
  readonly gender?: 'male' | 'female'
  /** From 0 to 1. */
  readonly smile?: number
  /** Degrees. */
  readonly headPose?: { readonly pitch: number; readonly roll: number; readonly yaw: number }
}

export interface FoundObject {
  /** Such as `dog`. */
  readonly name: string
  /** A narrower name that is likelier wrong than right: `horse` of an `animal`. */
  readonly guess?: string
  readonly confidence: number
  readonly box: Box
}

export interface PictureColor {
  /** One of the twelve names of the wire, such as `Blue`. */
  readonly foreground: string
  readonly background: string
  /** Those that cover much of it, the most first. */
  readonly dominant: readonly string[]
  /** Six hexadecimal digits: the most lively colour that covers something. */
  readonly accent: string
  readonly isBlackAndWhite: boolean
}

export interface ImageType {
  /** 0 none, 1 ambiguous, 2 normal, 3 good clip art. */
  readonly clipArt: 0 | 1 | 2 | 3
  readonly isLineDrawing: boolean
}

export interface AdultScores {
  readonly adult: number
  readonly racy: number
}

/** The words of a picture, lines from the top down. */
export interface TextPage {
  /** Degrees by which the lines are turned clockwise, from -180 to 180. */
  readonly angle: number
  readonly lines: readonly TextLine[]
}

export interface TextLine {
  readonly text: string
  readonly box: Box
  readonly words: readonly TextWord[]
}

export interface TextWord {
  readonly text: string
  readonly confidence: number
  readonly box: Box
}

export interface Crop {
  /** Width by height. */
  readonly aspectRatio: number
  readonly box: Box
}

export interface ThumbnailSize {
  readonly width: number
  readonly height: number
  /** Whether what draws attention is cut out, rather than the middle. */
  readonly followsAttention: boolean
}

/** Work on a picture's words, from the moment it was asked for. */
export interface Reading {
  readonly state: 'running' | 'failed' | 'done'
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly changedAt: number
  /** Of one that is done. */
  readonly result?: ReadPage
}

export interface ReadPage extends TextPage {
  readonly metadata: PictureMetadata
}
