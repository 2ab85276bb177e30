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
 * @returns undefined when there is nothing that a feed could begin with, or when it is a web page without a feed in it.
 * @throws FeedError when elements nest too deep, or when there are too many of them or of attributes.
 */
export function parseXml(text: string, documentAddress?: string): XmlDocument | undefined {
  const source = removeControls(text)
  const start = source.search(feedStart)
  if (start < 0) return undefined
  if (!pageStart.test(source.slice(0, start))) return buildTree(source, documentAddress)
  const document = buildTree(cutFeedOut(source, start), documentAddress)
  return document && hasEntries(document.root) ? document : undefined
}

function buildTree(source: string, documentAddress: string | undefined): XmlDocument | undefined {
  const builder = new TreeBuilder(documentAddress)
  tokenizeXml(source, builder)
  return builder.root && { root: builder.root, omittedEntries: builder.omittedEntries }
}

/** A feed that somebody put into a page, without the page around it. */
function cutFeedOut(source: string, start: number): string {
  const [, name = ''] = /^<([^\s/>]+)/.exec(source.slice(start, start + 100)) ?? []
  const end = source.lastIndexOf(`</${name}`)
  return end < start ? source.slice(start) : source.slice(start, source.indexOf('>', end) + 1 || undefined)
}

/** Pages have elements of their own that are called `feed` or `channel`. */
function hasEntries(root: XmlElement): boolean {
  const places = [root, ...root.children.filter(({ key }) => key === 'channel')]
  const entries = places.flatMap(({ children }) => children.filter(({ key }) => key === 'item' || key === 'entry'))
  return entries.some(({ children }) => children.some(({ key }) => key === 'title' || key === 'link' || key === 'id'))
}
