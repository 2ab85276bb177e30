import { describe, expect, test } from 'vitest'
import { readFeed } from './read-feed.ts'

const date = Date.UTC(2007, 0, 1)
const atom10 = 'http://www.w3.org/2005/Atom'
const atom03 = 'http://purl.org/atom/ns#'

const formats = [
  ['RSS 0.90', 'http://my.netscape.com/rdf/simple/0.9/'],
  ['RSS 1.0', 'http://purl.org/rss/1.0/'],
  ['RSS 2.0', undefined],
] as const

/** Atom under an unusual prefix: the namespace says what it is. */
function write(namespace: string, rdf: string | undefined, channel: string, item: string): Buffer {
  if (rdf === undefined)
    return Buffer.from(
      `<rss version="2.0" xmlns:q="${namespace}"><channel>${channel}<item>${item}</item></channel></rss>`,
    )
  const names = `xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="${rdf}" xmlns:q="${namespace}"`
  return Buffer.from(`<rdf:RDF ${names}><channel>${channel}</channel><item>${item}</item></rdf:RDF>`)
}

describe.each(formats)('Atom inside %s', (_name, rdf) => {
  test.each([
    [atom10, '<q:title>Trains</q:title>', { title: 'Trains' }],
    [atom10, '<q:subtitle>All lines</q:subtitle>', { description: 'All lines' }],
    [atom03, '<q:tagline>All lines</q:tagline>', { description: 'All lines' }],
    [atom10, '<q:rights>Free</q:rights>', { rights: 'Free' }],
    [atom03, '<q:copyright>Free</q:copyright>', { rights: 'Free' }],
    [atom10, '<q:link href="https://a.example/"/>', { link: 'https://a.example/' }],
    [atom10, '<q:author><q:name>Mika</q:name></q:author>', { authors: [{ name: 'Mika' }] }],
    [atom10, '<q:contributor><q:name>Mika</q:name></q:contributor>', { contributors: [{ name: 'Mika' }] }],
    [atom10, '<q:category term="t" label="Rails"/>', { categories: [{ term: 't', label: 'Rails' }] }],
    [atom10, '<q:updated>2007-01-01T00:00:00Z</q:updated>', { updated: date }],
    [atom03, '<q:modified>2007-01-01T00:00:00Z</q:modified>', { updated: date }],
    [atom10, '<q:logo>https://a.example/l.png</q:logo>', { image: { url: 'https://a.example/l.png' } }],
  ])('in the channel, %s: %s', (namespace, markup, expected) => {
    expect(readFeed(write(namespace, rdf, markup, '<title>One</title>'))).toMatchObject(expected)
  })

  test.each([
    [atom10, '<q:title>New line</q:title>', { title: 'New line' }],
    [atom10, '<q:title type="html">&lt;b&gt;New&lt;/b&gt;</q:title>', { title: '<b>New</b>', titleType: 'html' }],
    [atom03, '<q:title type="text/html" mode="escaped">&lt;i&gt;New&lt;/i&gt;</q:title>', { title: '<i>New</i>' }],
    [
      atom10,
      '<q:summary type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">It <b>opens</b></div></q:summary>',
      { description: 'It <b>opens</b>' },
    ],
    [atom10, '<q:content type="html">&lt;p&gt;All</q:content>', { content: '<p>All' }],
    [atom10, '<q:link href="https://a.example/1"/>', { link: 'https://a.example/1' }],
    [
      atom10,
      '<q:link rel="enclosure" href="https://a.example/1.mp3" type="audio/mpeg" length="9"/>',
      { link: '', enclosures: [{ url: 'https://a.example/1.mp3', type: 'audio/mpeg', length: '9' }] },
    ],
    [atom10, '<q:id>urn:1</q:id>', { id: 'urn:1' }],
    [atom10, '<q:author><q:name>Mika</q:name></q:author>', { author: 'Mika' }],
    [atom10, '<q:contributor><q:name>Mika</q:name></q:contributor>', { contributors: [{ name: 'Mika' }] }],
    [atom10, '<q:category term="rails"/>', { categories: [{ term: 'rails' }] }],
    [atom10, '<q:rights>Free</q:rights>', { rights: 'Free' }],
    [atom10, '<q:published>2007-01-01T00:00:00Z</q:published>', { published: date }],
    [atom10, '<q:updated>2007-01-01T00:00:00Z</q:updated>', { published: date, updated: date }],
    [atom03, '<q:issued>2007-01-01T00:00:00Z</q:issued>', { published: date }],
    [atom03, '<q:created>2007-01-01T00:00:00Z</q:created>', { published: date }],
    [atom03, '<q:modified>2007-01-01T00:00:00Z</q:modified>', { published: date, updated: date }],
  ])('in an item, %s: %s', (namespace, markup, expected) => {
    expect(readFeed(write(namespace, rdf, '<title>F</title>', markup)).entries).toMatchObject([expected])
  })
})

test('what RSS says itself comes first', () => {
  const item =
    '<q:title>Atom</q:title><title>RSS</title><q:published>2007-01-01T00:00:00Z</q:published><pubDate>Sat, 07 Sep 2002 00:00:01 GMT</pubDate>'
  const feed = readFeed(write(atom10, undefined, '<q:title>Atom</q:title><title>RSS</title>', item))
  expect(feed).toMatchObject({ title: 'RSS', entries: [{ title: 'RSS', published: Date.UTC(2002, 8, 7, 0, 0, 1) }] })
})
