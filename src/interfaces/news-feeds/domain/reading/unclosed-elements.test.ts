import { expect, test } from 'vitest'
import { FeedError } from './feed-error.ts'
import { readFeed } from './read-feed.ts'

const read = (text: string) => readFeed(Buffer.from(text), { url: 'https://a.example/feed' })
const items = '<item><title>One</title><link>https://a.example/1</link></item><item><title>Two</title></item>'

test.each([
  ['a language', `<rss version="2.0"><channel><title>F</title><language>en${items}</channel></rss>`],
  ['a field nobody knows', `<rss><channel><title>F</title><x:rating xmlns:x="urn:x">5${items}</channel></rss>`],
  ['a description', `<rss><channel><title>F</title><description>About <b>trains${items}</channel></rss>`],
  ['an image', `<rss><channel><title>F</title><image><url>https://a.example/i.png</url>${items}</channel></rss>`],
  ['two at once', `<rss><channel><title>F</title><ttl>5<copyright>me${items}</channel></rss>`],
  ['a wrapper that is closed', `<rss><channel><title>F</title><items>${items}</items></channel></rss>`],
  [
    'RSS 1.0',
    `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"><channel><title>F</title><description>x</channel>${items}</rdf:RDF>`,
  ],
  ['nothing, but for all of them', `<rss><channel><title>F</title><language>en${items}`],
])('no entry is lost where %s before them has no end', (_name, document) => {
  const feed = read(document)
  expect(feed.title).toBe('F')
  expect(feed.entries.map(({ title }) => title)).toEqual(['One', 'Two'])
  expect(feed.entries[0]?.link).toBe('https://a.example/1')
})

test('nor in Atom', () => {
  const feed = read(
    '<feed xmlns="http://www.w3.org/2005/Atom"><title>F</title><subtitle>about<entry><title>One</title></entry><entry><id>2<title>Two</title></entry></feed>',
  )
  expect(feed.entries.map(({ title }) => title)).toEqual(['One', 'Two'])
})

test('the fields after one without an end are the feed’s', () => {
  const feed = read(`<rss><channel><language>en<title>F<link>https://a.example/<copyright>me${items}</channel></rss>`)
  expect(feed).toMatchObject({ language: 'en', title: 'F', link: 'https://a.example/', rights: 'me' })
  expect(feed.entries).toHaveLength(2)
})

test('a field of an item without an end does not swallow the next ones', () => {
  const [first, second] = read(
    '<rss><channel><item><title>One<category>a<category>b<author>Mika<comments>https://a.example/c<pubDate>Sat, 07 Sep 2002 00:00:01 GMT<description>Text</description></item><item><title>Two</title></item></channel></rss>',
  ).entries
  expect(first).toMatchObject({
    title: 'One',
    author: 'Mika',
    categories: [{ term: 'a' }, { term: 'b' }],
    comments: 'https://a.example/c',
    published: Date.UTC(2002, 8, 7, 0, 0, 1),
    description: 'Text',
  })
  expect(second?.title).toBe('Two')
})

test('an item inside the markup of an Atom entry is no entry', () => {
  const feed = read(
    '<feed xmlns="http://www.w3.org/2005/Atom"><entry><title>One</title><content type="application/xml"><list><item>a</item><item>b</item></list></content></entry></feed>',
  )
  expect(feed.entries).toHaveLength(1)
  expect(feed.entries[0]?.content).toContain('<item>a</item>')
})

const atom = '<feed xmlns="http://www.w3.org/2005/Atom"><title>F</title><entry><title>One</title></entry></feed>'

test.each([
  ['Atom', `<html><head><title>Page</title></head><body>${atom}</body></html>`],
  [
    'RSS',
    `<!DOCTYPE html><html><body><br><p>Hello<rss version="2.0"><channel><title>F</title>${items}</channel></rss>`,
  ],
  [
    'Atom with a prefix',
    `<html><body>${atom.replaceAll(/<(\/?)(\w)/g, '<$1a:$2').replace('xmlns=', 'xmlns:a=')}</body>`,
  ],
  ['Atom before much of a page', `<html><body>${atom}${'<br><li>'.repeat(2_000)}</body></html>`],
])('%s that somebody put into a web page is read', (_name, document) => {
  const feed = read(document)
  expect([feed.title, feed.entries[0]?.title]).toEqual(['F', 'One'])
})

test.each([
  '<html><body><channel>News</channel></body></html>',
  '<html><body><feed><entry>Sign up</entry></feed></body></html>',
  '<html><body><script>document.write("<rss>")</script></body></html>',
])('a page with elements of its own is still a page: %s', (document) => {
  expect(() => read(document)).toThrow(FeedError)
  expect(() => read(document)).toThrow('The document is a web page, not a feed.')
})
