import type { Title } from '../normalize-title.ts'
import type { Link } from '../read-target.ts'
import type { Site } from '../site.ts'
import { readBraces } from './read-braces.ts'
import { selectIncluded } from './select-included.ts'
import type { WikitextNode } from './wikitext-node.ts'

/** A page as others take it in. */
export interface Template {
  /** Its title, and before it those of the redirects that led to it. */
  readonly titles: readonly Link[]
  readonly nodes: readonly WikitextNode[]
}

/** Reads a page's text once for all that take it in. */
export function readTemplate(text: string): readonly WikitextNode[] {
  return readBraces(selectIncluded(text, 'transclusion'))
}

/** What a text is expanded in. */
export interface ExpandOptions {
  readonly site: Site
  /** The page that the text is of. */
  readonly title: Pick<Title, 'namespace' | 'title'>
  /** A page to take in, by its normalized title; undefined where nobody looked for it yet. */
  readonly find: (title: string) => Template | 'absent' | undefined
  /**
   * What becomes of a template that is not there, or that needs a program (`#invoke`). In place of one that is not there stands a
   * link to it, as in MediaWiki; a program is left out where facts are wanted. In prose both calls stay, for `dropTemplates` to read.
   */
  readonly purpose: 'facts' | 'prose' | 'wikitext'
  /** Whether the text's own comments stay. */
  readonly keepsComments?: boolean
  readonly now: Date
  readonly counts: { readonly pages: number; readonly articles: number }
}

export interface Expansion {
  readonly text: string
  /** The templates that it is made with, each once, missing ones among them. */
  readonly templates: readonly Link[]
  /** Pages that were looked for, which MediaWiki lists with the links. */
  readonly looked: readonly Link[]
  /** Titles that `find` knows nothing of yet: the text is whole once it does. */
  readonly unknown: readonly string[]
}

/** A text that holds nothing to expand. */
export function unexpanded(text: string): Expansion {
  return { text, templates: [], looked: [], unknown: [] }
}
