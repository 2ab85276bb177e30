/** What a page of HTML shows and what it hides. */
export interface Anchor {
  /** As written. */
  readonly target: string
  /** The text shown for it, white space folded. */
  readonly shown: string
  /** It surrounds a picture. */
  readonly hasImage: boolean
}

export type PageTrait =
  | 'script'
  | 'form'
  | 'password'
  | 'frame'
  | 'object'
  | 'refresh'
  | 'handler'
  | 'base'
  | 'pixel'
  | 'bad-tag'
  | 'broken-word'
  | 'letter-entities'
  | 'tiny-text'
  | 'blended-text'
  | 'big-font'
  | 'red-font'
  | 'coloured-ground'
  | 'marquee'

export interface Page {
  /** What a reader sees, blocks on lines of their own. */
  readonly text: string
  /** Text that styles hide: no display, no size, the colour of its ground. */
  readonly hiddenText: string
  readonly title: string
  readonly anchors: readonly Anchor[]
  /** Addresses that forms send to. */
  readonly formTargets: readonly string[]
  readonly imageCount: number
  /** Images from elsewhere, by address. */
  readonly imageTargets: readonly string[]
  readonly commentLength: number
  /** Characters of scripts. */
  readonly scriptLength: number
  readonly traits: ReadonlySet<PageTrait>
  /** How often each tag opens. */
  readonly tagCounts: ReadonlyMap<string, number>
}
