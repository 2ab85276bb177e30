/** Wikitext as MediaWiki's preprocessor sees it (mediawiki.org/wiki/Preprocessor_ABNF): text, what stands in braces, and what belongs together. */
export type WikitextNode = string | Braces | readonly WikitextNode[]

/** `{{name|part|name=part}}`, or `{{{name|default}}}`. */
export interface Braces {
  readonly kind: 'call' | 'parameter'
  /** The name first. */
  readonly parts: readonly BracePart[]
  /** Whether it begins a line: what it gives may then begin a list or a table. */
  readonly beginsLine: boolean
}

export interface BracePart {
  /** What stands before the first equals sign; undefined where there is none. */
  readonly name: readonly WikitextNode[] | undefined
  readonly value: readonly WikitextNode[]
}

/** The part as it was written. */
export function joinBracePart({ name, value }: BracePart): readonly WikitextNode[] {
  return name ? [...name, '=', ...value] : value
}

/** Braces as they were written, with their parts. */
export function joinBraces({ kind, parts }: Braces): readonly WikitextNode[] {
  const [open, close] = kind === 'call' ? ['{{', '}}'] : ['{{{', '}}}']
  return [
    open,
    ...parts.flatMap((part, index) => (index === 0 ? joinBracePart(part) : ['|', ...joinBracePart(part)])),
    close,
  ]
}
