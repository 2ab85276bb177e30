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

export interface AnalysisRequest {
  readonly features: ReadonlySet<Feature>
  /** Captions wanted, the surest first. */
  readonly maxCaptions: number
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
