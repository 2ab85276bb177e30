import type { Enclosure, Image } from '../feed.ts'
import { findFirstImage } from '../html/find-first-image.ts'
import { readChildText, readText } from '../xml/read-text.ts'
import { findChild, findChildren, hasForeignChildren, readAttribute, type XmlElement } from '../xml/xml-element.ts'
import { resolveLink, type FormatContext } from './format-context.ts'
import { resolveText } from './read-atom-link.ts'

const imagePath = /\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]|$)/i

/** The channel's image; in RDF it lies beside the channel, which only refers to it. */
export function readChannelImage(context: FormatContext, root: XmlElement, channel: XmlElement): Image | undefined {
  const candidates = [...findChildren(root, 'image'), ...findChildren(channel, 'image')]
  const own = candidates.find(({ children }) => children.length > 0) ?? candidates[0]
  const described = own && readImage(context, own)
  const atomPicture = findChild(channel, 'atom:logo', 'atom:icon')
  return (
    described ??
    readForeignImage(context, channel) ??
    toImage(resolveText(context, readText(atomPicture), atomPicture)) ??
    toImage(findFirstImage(readChildText(channel, 'description')))
  )
}

export function readItemImage(
  context: FormatContext,
  item: XmlElement,
  enclosures: readonly Enclosure[],
  ...html: readonly (string | undefined)[]
): Image | undefined {
  const own = findChild(item, 'image')
  const enclosed = enclosures.find(
    ({ type, url }) => type?.startsWith('image/') || (type === undefined && imagePath.test(url)),
  )
  return (
    readForeignImage(context, item) ??
    (own && readImage(context, own)) ??
    toImage(enclosed?.url) ??
    toImage(html.map(findFirstImage).find((address) => address !== undefined))
  )
}

function readImage(context: FormatContext, element: XmlElement): Image | undefined {
  const text = (key: string) => readChildText(element, key)
  const addressElement = findChild(element, 'url')
  const address =
    readText(addressElement) ??
    readAttribute(element, 'rdf:resource') ??
    readAttribute(element, 'url') ??
    readAttribute(element, 'href') ??
    (element.children.length === 0 ? readText(element) : undefined)
  const title = text('title')
  const link = text('link')
  const description = text('description')
  if (address === undefined && title === undefined && link === undefined && description === undefined) return undefined
  return {
    id: readAttribute(element, 'rdf:about'),
    url: address === undefined ? '' : resolveLink(context, address, addressElement?.base ?? element.base),
    title,
    link: link === undefined ? undefined : resolveLink(context, link, element.base),
    description,
    width: text('width'),
    height: text('height'),
  }
}

function readForeignImage(context: FormatContext, element: XmlElement): Image | undefined {
  if (!hasForeignChildren(element)) return undefined
  const podcast = findChild(element, 'itunes:image', 'googleplay:image')
  const groups = [element, ...findChildren(element, 'media:group')]
  const media = groups.flatMap((group) => findChildren(group, 'media:content')).find(isPicture)
  const thumbnails = [...groups, ...groups.flatMap((group) => findChildren(group, 'media:content'))]
  const thumbnail = thumbnails.flatMap((place) => findChildren(place, 'media:thumbnail'))[0]
  const address =
    (podcast &&
      (readAttribute(podcast, 'href') ?? readAttribute(podcast, 'url') ?? (podcast.text.trim() || undefined))) ??
    findChildren(element, 'itunes:link')
      .filter((link) => readAttribute(link, 'rel') === 'image')
      .flatMap((link) => readAttribute(link, 'href') ?? [])[0] ??
    (media && readAttribute(media, 'url')) ??
    (thumbnail && readAttribute(thumbnail, 'url'))
  return toImage(address && resolveLink(context, address, element.base))
}

function isPicture(content: XmlElement): boolean {
  const type = readAttribute(content, 'type')
  const medium = readAttribute(content, 'medium')
  if (medium !== undefined || type !== undefined) return medium === 'image' || type?.startsWith('image/') === true
  return imagePath.test(readAttribute(content, 'url') ?? '')
}

function toImage(url: string | undefined): Image | undefined {
  return url ? { url } : undefined
}
