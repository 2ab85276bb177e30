import { describe, expect, test } from 'vitest'
import { createSqliteDatabase } from '../../../kernel/foundation/storage/testing/test-databases.ts'
import { startFeedServer } from '../testing/feed-server.ts'
import { openLibrary } from '../testing/open-library.ts'

/** What is served of a document that a site sends. */
async function serve(document: string) {
  const site = await startFeedServer()
  const library = await openLibrary(await createSqliteDatabase())
  site.pages.set('/blog/feed.xml', document)
  await library.subscribe(`${site.origin}/blog/feed.xml`)
  await library.refresh()
  const [feed] = await library.list()
  return { entries: (await library.read()).entries, feed, origin: site.origin, library, site }
}

const rss = (item: string) =>
  `<rss version="2.0" xmlns:feedburner="http://rssnamespace.org/feedburner/ext/1.0"><channel><title>Jenny&amp;#8217;s</title><link>https://site.example/</link><item>${item}</item></channel></rss>`
const atom = (entry: string) =>
  `<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom"><title>A</title><entry>${entry}</entry></feed>`

describe('what a site sends', () => {
  test('Atom right after the declaration, as Jekyll and GitHub Pages send it', async () => {
    const { entries, feed, origin } = await serve(
      atom(
        '<title>One</title><link href="one"/><id>urn:1</id><content type="html">&lt;a href="x"&gt;x&lt;/a&gt;</content>',
      ),
    )
    expect(feed).toMatchObject({ state: 'working', title: 'A', entries: 1 })
    expect(entries).toMatchObject([
      { title: 'One', link: `${origin}/blog/one`, description: `<a href="${origin}/blog/x">x</a>` },
    ])
  })

  test('RSS whose language has no end tag keeps its entries', async () => {
    const { entries, feed } = await serve(
      '<rss version="2.0"><channel><title>Quay</title><language>en<item><title>One</title></item><item><title>Two</title></item></channel></rss>',
    )
    expect(feed).toMatchObject({ state: 'working', title: 'Quay', entries: 2 })
    expect(entries.map(({ title }) => title).toSorted()).toEqual(['One', 'Two'])
  })

  test('entries without a title and with the same words stay apart by their addresses', async () => {
    const { entries } = await serve(
      rss(
        '<link>https://site.example/1</link><description>Some words</description></item>' +
          '<item><link>https://site.example/2</link><description>Some words</description></item>' +
          '<item><link>https://site.example/2</link><description>Some words</description></item>' +
          '<item><link>https://site.example/3</link>',
      ),
    )
    expect(entries.map(({ title, link }) => [title, link]).toSorted()).toEqual([
      ['Some words', 'https://site.example/1'],
      ['Some words', 'https://site.example/2'],
      ['https://site.example/3', 'https://site.example/3'],
    ])
  })

  test.each([
    ['https://Site.Example/final cut server/', 'https://site.example/final%20cut%20server/'],
    ['https://site.example?post=92', 'https://site.example/?post=92'],
    ['https://site.example/kana/カナ', 'https://site.example/kana/%E3%82%AB%E3%83%8A'],
    ['https://site.example/a%20b?q=%C3%A9&amp;r=[1]', 'https://site.example/a%20b?q=%C3%A9&r=[1]'],
  ])('the address %s is served as a browser would ask for it', async (link, expected) => {
    const { entries } = await serve(rss(`<title>One</title><link>${link}</link>`))
    expect(entries).toMatchObject([{ link: expected }])
  })

  test.each([
    ['no entries', '<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Empty</title></feed>'],
    [
      'entries of a form that nobody knows',
      '<rss><channel><title>Empty</title><article><title>x</title></article></channel></rss>',
    ],
  ])('a document with %s is no success', async (_, document) => {
    const { feed, library, site } = await serve(document)
    expect(feed).toMatchObject({
      state: 'no entries understood',
      title: 'Empty',
      lastSuccessAt: undefined,
      lastError: 'No entries understood: the feed has none, or has them in a form that is not known here.',
    })
    library.clock.time += 31 * 60_000
    site.pages.set('/blog/feed.xml', rss('<title>At last</title>'))
    await library.refresh()
    expect(await library.list()).toMatchObject([{ state: 'working', entries: 1, lastError: undefined }])
  })
})

describe('titles', () => {
  test.each([
    [
      'the start of the text where there is none',
      rss('<description>&lt;p&gt;A post &amp;amp; more&lt;/p&gt;</description>'),
      'A post & more',
    ],
    [
      'a hundred characters of a long one',
      rss(`<description>${'word '.repeat(40)}</description>`),
      `${'word '.repeat(20).trim()}…`,
    ],
    ['the address where there is no text either', rss('<link>https://site.example/1</link>'), 'https://site.example/1'],
    ['entities that are written twice', rss('<title>Jenny&amp;#8217;s</title>'), 'Jenny’s'],
    ['tags', rss('<title>&lt;b&gt;Bold&lt;/b&gt; words</title>'), 'Bold words'],
    ['what only looks like a tag', rss('<title>Use of the &lt;b&gt; tag</title>'), 'Use of the <b> tag'],
    ['text that Atom calls text', atom('<title type="text">&lt;b&gt;x&lt;/b&gt;</title>'), '<b>x</b>'],
    ['HTML of Atom', atom('<title type="html">History of &amp;lt;blink&amp;gt;</title>'), 'History of <blink>'],
    ['bytes of windows-1252 that were taken for controls', rss('<title>don\u0092t</title>'), 'don’t'],
  ])('%s', async (_, document, title) => {
    expect((await serve(document)).entries).toMatchObject([{ title }])
  })

  test("a site's own are plain as well", async () => {
    expect((await serve(rss('<title>x</title>'))).feed).toMatchObject({ title: 'Jenny’s' })
  })
})

describe('addresses and texts', () => {
  test.each([
    ['the permalink', '<guid>https://site.example/p</guid>', 'https://site.example/p'],
    [
      'the enclosure',
      '<guid isPermaLink="false">https://site.example/p</guid><enclosure url="/a.mp3"/>',
      'https://site.example/a.mp3',
    ],
    [
      'the address that FeedBurner hid',
      '<link>https://feedproxy.example/1</link><feedburner:origLink>https://site.example/1</feedburner:origLink>',
      'https://site.example/1',
    ],
  ])('the link is %s', async (_, item, link) => {
    expect((await serve(rss(`<title>x</title>${item}`))).entries).toMatchObject([{ link }])
  })

  test('plain text of JSON Feed is escaped where HTML is served', async () => {
    const json = {
      version: 'https://jsonfeed.org/version/1.1',
      title: 'J',
      items: [{ id: '1', content_text: 'a <script> & b' }],
    }
    expect((await serve(JSON.stringify(json))).entries).toMatchObject([
      { title: 'a <script> & b', description: 'a &lt;script&gt; &amp; b' },
    ])
  })

  test("the channel's editor is the author of what names none", async () => {
    const document = rss('<title>x</title>').replace(
      '<item>',
      '<managingEditor>e@site.example (Eve)</managingEditor><item>',
    )
    expect((await serve(document)).entries).toMatchObject([{ author: 'Eve' }])
  })
})
