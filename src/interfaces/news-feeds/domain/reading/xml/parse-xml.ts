import { removeControls } from './decode-entities.ts'
import { tokenizeXml } from './tokenize-xml.ts'
import { TreeBuilder } from './tree-builder.ts'
import type { XmlElement } from './xml-element.ts'

export interface XmlDocument {
  readonly root: XmlElement
  readonly omittedEntries: number
}

const feedStart = /<(?:[\w.-]+:)?(?:rss|rdf|feed|channel)[\s/>]/i
const pageStart = /<html[\s>]/i

/**
 * Parses the first feed in a text into a tree, leniently: junk before the root, undeclared prefixes, tags that are never or
 * wrongly closed and bare ampersands are no reason to give up. Nothing is fetched and no declared entity is expanded.
 *
 * @returns undefined when there is nothing that a feed could begin with, or a web page begins before it.
 * @throws FeedError when elements nest too deep, or when there are too many of them or of attributes.
 */
export function parseXml(text: string, documentAddress?: string): XmlDocument | undefined {
  const source = removeControls(text)
  const start = source.search(feedStart)
  const page = source.search(pageStart)
  if (start < 0 || (page >= 0 && page < start)) return undefined
  const builder = new TreeBuilder(documentAddress)
  tokenizeXml(source, builder)
  return builder.root && { root: builder.root, omittedEntries: builder.omittedEntries }
}
