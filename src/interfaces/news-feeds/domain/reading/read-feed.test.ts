import { describe, expect, it } from 'vitest'
import type { Feed } from './feed.ts'
import { FeedError } from './feed-error.ts'
import { readFeed, type ReadFeedOptions } from './read-feed.ts'

function read(text: string, options?: ReadFeedOptions): Feed {
  return readFeed(Buffer.from(text), options)
}

function readItem(inside: string, options?: ReadFeedOptions) {
  return read(`<rss version="2.0"><channel><title>F</title><item>${inside}</item></channel></rss>`, options).entries[0]
}

function readAtomEntry(inside: string, options?: ReadFeedOptions) {
  return read(`<feed xmlns="http://www.w3.org/2005/Atom"><title>F</title><entry>${inside}</entry></feed>`, options)
    .entries[0]
}

function refuse(text: string, options?: ReadFeedOptions): FeedError {
  try {
    read(text, options)
  } catch (error) {
    if (error instanceof FeedError) return error
    throw error
  }
  throw new Error('The document was read as a feed.')
}

describe('formats', () => {
  it('reads RSS 2.0', () => {
    const feed = read(`<?xml version="1.0"?>
      <rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
        <title>Trains</title><link>https://trains.example/</link><language>ja</language>
        <lastBuildDate>Sat, 07 Sep 2002 00:00:01 GMT</lastBuildDate>
        <item><title>New line</title><link>https://trains.example/1</link><guid>https://trains.example/1</guid>
          <description><![CDATA[<p>Opens <b>today</b></p>]]></description><dc:creator>Mika</dc:creator>
          <category domain="https://tags.example">news</category><pubDate>Fri, 06 Sep 2002 09:00:00 +0900</pubDate>
          <enclosure url="https://trains.example/a.mp3" length="12" type="audio/mpeg"/></item>
      </channel></rss>`)
    expect(feed).toMatchObject({
      format: 'rss',
      version: '2.0',
      title: 'Trains',
      link: 'https://trains.example/',
      language: 'ja',
      updated: Date.UTC(2002, 8, 7, 0, 0, 1),
      omittedEntries: 0,
      entries: [
        {
          id: 'https://trains.example/1',
          idIsPermalink: true,
          title: 'New line',
          link: 'https://trains.example/1',
          author: 'Mika',
          description: '<p>Opens <b>today</b></p>',
          published: Date.UTC(2002, 8, 6),
          categories: [{ term: 'news', scheme: 'https://tags.example' }],
          enclosures: [{ url: 'https://trains.example/a.mp3', length: '12', type: 'audio/mpeg' }],
        },
      ],
    })
  })

  it('reads RDF, whose items lie beside the channel', () => {
    const feed = read(`<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
      xmlns:dc="http://purl.org/dc/elements/1.1/">
      <channel rdf:about="https://a.example/rdf"><title>A</title><link>https://a.example/</link></channel>
      <item rdf:about="https://a.example/1"><title>One</title><link>https://a.example/1</link><dc:date>2003-12-31T10:14Z</dc:date></item>
    </rdf:RDF>`)
    expect(feed).toMatchObject({ format: 'rdf', version: '1.0', id: 'https://a.example/rdf', title: 'A' })
    expect(feed.entries).toMatchObject([
      { id: 'https://a.example/1', title: 'One', published: Date.UTC(2003, 11, 31, 10, 14) },
    ])
  })

  it('reads Atom, its authors inherited from the feed', () => {
    const feed = read(`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en"><title type="html">A &amp;amp; B</title>
      <link href="https://a.example/"/><link rel="self" href="https://a.example/feed"/><author><name>Ann</name></author>
      <entry><id>tag:a.example,2003:1</id><title>One</title><link href="https://a.example/1"/>
        <published>2003-12-31T10:14:55Z</published><updated>2004-01-01T00:00:00+09:00</updated><summary>Short</summary>
        <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Long &lt; short</p></div></content></entry></feed>`)
    expect(feed).toMatchObject({
      format: 'atom',
      version: '1.0',
      title: 'A &amp; B',
      feedLink: 'https://a.example/feed',
    })
    expect(feed.entries).toMatchObject([
      {
        id: 'tag:a.example,2003:1',
        link: 'https://a.example/1',
        author: 'Ann',
        authors: [],
        published: Date.UTC(2003, 11, 31, 10, 14, 55),
        updated: Date.UTC(2003, 11, 31, 15),
        description: 'Short',
        content: '<p>Long &lt; short</p>',
        contentType: 'xhtml',
        language: 'en',
      },
    ])
  })

  it('reads JSON Feed with its mark', () => {
    const feed = read(
      `\ufeff{"version":"https://jsonfeed.org/version/1.1","title":"J","home_page_url":"https://j.example/","authors":[{"name":"Jo"}],
      "items":[{"id":7,"url":"/7","content_html":"<p>x</p>","date_published":"2019-10-12T07:20:50Z","tags":["a"]}, 5]}`,
    )
    expect(feed).toMatchObject({ format: 'json', version: '1.1', title: 'J', link: 'https://j.example/' })
    expect(feed.entries).toMatchObject([
      { id: '7', link: 'https://j.example/7', author: 'Jo', content: '<p>x</p>', categories: [{ term: 'a' }] },
    ])
    expect(feed.entries[0]?.published).toBe(Date.UTC(2019, 9, 12, 7, 20, 50))
  })

  it('keeps a date that lies ahead as it is', () => {
    expect(readItem('<pubDate>Thu, 01 Jan 2099 00:00:00 GMT</pubDate>')?.published).toBe(Date.UTC(2099, 0, 1))
  })
})

describe('namespaces', () => {
  it('knows a vocabulary by its address under any prefix', () => {
    const feed =
      read(`<r:rss xmlns:r="http://backend.userland.com/rss2" xmlns:x="http://purl.org/rss/1.0/modules/content/">
      <r:channel><r:title>T</r:title><r:item><x:encoded>full</x:encoded></r:item></r:channel></r:rss>`)
    expect(feed).toMatchObject({ title: 'T', entries: [{ content: 'full' }] })
  })

  it('does not take media:title for the title, nor atom:link for the link', () => {
    const entry = readItem(`<media:title>Picture</media:title><title>Story</title><link>https://a.example/1</link>
      <atom:link rel="self" href="https://a.example/self"/>`)
    expect(entry).toMatchObject({ title: 'Story', link: 'https://a.example/1' })
  })

  it('keeps what it has no field for', () => {
    const entry = readItem(
      '<georss:point>45.2 -71.9</georss:point><itunes:duration>30:00</itunes:duration><mood>fine</mood>',
    )
    expect(entry?.extensions).toMatchObject({
      georss: { point: [{ value: '45.2 -71.9' }] },
      itunes: { duration: [{ value: '30:00' }] },
      '': { mood: [{ value: 'fine' }] },
    })
  })
})

describe('broken documents', () => {
  it('passes over what stands before the declaration', () => {
    const feed = read(
      '\n\n<br />\n<b>Warning</b>: something in /var/www <?xml version="1.0"?><rss><channel><title>T</title></channel></rss>',
    )
    expect(feed.title).toBe('T')
  })

  it.each([
    ['a bare ampersand', '<title>Fish & Chips</title>', 'Fish & Chips'],
    ['an entity of HTML', '<title>caf&eacute;&nbsp;&mdash;</title>', 'café\u00a0—'],
    ['an entity that nobody declared', '<title>a &bogus; b</title>', 'a &bogus; b'],
    ['a number of Windows', '<title>it&#146;s</title>', 'it’s'],
    ['a number outside Unicode', '<title>a&#x110000;b</title>', 'a\ufffdb'],
    ['a control character', '<title>a\u0008b&#x1;c</title>', 'abc'],
    ['an address with a legacy entity', '<title>?a=1&copy=2</title>', '?a=1&copy=2'],
    ['CDATA between text', '<title>Hi <![CDATA[<b>you</b> &amp;]]> there</title>', 'Hi <b>you</b> &amp; there'],
    ['markup that was not escaped', '<title>An <em>odd</em> day</title>', 'An <em>odd</em> day'],
    ['a title that is never closed', '<title>Open<link>https://a.example/1</link>', 'Open'],
    ['tags in capitals', '<TITLE>Loud</TITLE>', 'Loud'],
    ['tags in different case', '<Title>Mixed</title>', 'Mixed'],
    ['a stray closing tag', '</b><title>Stray</title></i>', 'Stray'],
    ['an unclosed line break', '<description>a<br>b</description><title>After</title>', 'After'],
  ])('reads %s', (_, inside, title) => {
    expect(readItem(inside)?.title).toBe(title)
  })

  it('reads attributes without quotes', () => {
    expect(readItem('<enclosure url=https://a.example/a.mp3 type=audio/mpeg></enclosure>')?.enclosures).toMatchObject([
      { url: 'https://a.example/a.mp3', type: 'audio/mpeg' },
    ])
  })

  it('takes an item inside an item for the next one', () => {
    const feed = read('<rss><channel><item><title>1</title><item><title>2</title></item></channel></rss>')
    expect(feed.entries.map(({ title }) => title)).toEqual(['1', '2'])
  })

  it('reads what came of a document that was cut off', () => {
    const feed = read('<rss><channel><title>T</title><item><title>1</title></item><item><title>2</title><descr')
    expect(feed.entries.map(({ title }) => title)).toEqual(['1', '2'])
  })

  it('reads a channel without rss around it, and items outside the channel', () => {
    expect(read('<channel><title>T</title><item><title>1</title></item></channel>').entries).toHaveLength(1)
    expect(read('<rss><channel><title>T</title></channel><item><title>1</title></item></rss>').entries).toHaveLength(1)
  })
})

describe('markup', () => {
  it('knows the root whatever stands right before it', () => {
    for (const before of [
      '<?xml version="1.0"?>',
      '<?a?><?b c?>',
      '<!-- x -->',
      '<!DOCTYPE feed>',
      '<?xml version="1.0">',
    ])
      expect(read(`${before}<feed><entry><title>x</title></entry></feed>`)).toMatchObject({
        format: 'atom',
        entries: [{ title: 'x' }],
      })
  })

  it('keeps unescaped markup whole around instructions, comments and CDATA', () => {
    const inside = '<p>a<?x y?><b>b</b><!-- c --><i>d</i><![CDATA[ <u>e</u>]]></p><?z?>'
    expect(readItem(`<description>${inside}</description>`)?.description).toBe('<p>a<b>b</b><i>d</i> <u>e</u></p>')
  })

  it('writes XHTML as HTML has it', () => {
    const entry = readAtomEntry(
      '<content type="xhtml"><h:div xmlns:h="http://www.w3.org/1999/xhtml"><h:p class="a&quot;b"/>x<h:br/>y &lt; z</h:div></content>',
    )
    expect(entry?.content).toBe('<p class="a&quot;b"></p>x<br />y &lt; z')
  })

  it('closes tags in whichever case, and spells names as they are written', () => {
    const feed = read('<RSS><Channel><Item><Title>x</TITLE><x:CamelCase>1</x:camelcase></Item></channel></RSS>')
    expect(feed.entries[0]?.title).toBe('x')
    expect(feed.entries[0]?.extensions['x']?.['CamelCase']?.[0]?.value).toBe('1')
  })
})

describe('addresses', () => {
  it("resolves Atom's texts, people and ids by where the document was found", () => {
    const entry = readAtomEntry(
      '<id>/1</id><author><name>A</name><uri>/a</uri></author><summary type="html">&lt;img src="i.png"&gt;</summary>',
      { url: 'https://found.example/x/feed' },
    )
    expect(entry).toMatchObject({
      id: 'https://found.example/1',
      authors: [{ uri: 'https://found.example/a' }],
      description: '<img src="https://found.example/x/i.png">',
    })
    expect(readAtomEntry('<id>plain-name</id>', { url: 'https://found.example/x' })?.id).toBe('plain-name')
  })

  it('resolves by xml:base, outer and inner', () => {
    const feed = read(`<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://a.example/x/"><link href="."/>
      <entry xml:base="y/"><link href="1"/><content type="html">&lt;a href="2?a=1&amp;amp;b=2"&gt;&lt;img src='/3'&gt;</content></entry></feed>`)
    expect(feed.link).toBe('https://a.example/x/')
    expect(feed.entries[0]?.link).toBe('https://a.example/x/y/1')
    expect(feed.entries[0]?.content).toBe(
      `<a href="https://a.example/x/y/2?a=1&amp;b=2"><img src='https://a.example/3'>`,
    )
  })

  it("resolves by the feed's page, else by where the document was found", () => {
    const text = (link: string) => `<rss><channel>${link}<item><link>/1</link></item></channel></rss>`
    expect(read(text('<link>https://page.example/blog/</link>')).entries[0]?.link).toBe('https://page.example/1')
    expect(read(text(''), { url: 'https://found.example/feed' }).entries[0]?.link).toBe('https://found.example/1')
    expect(read(text('')).entries[0]?.link).toBe('/1')
  })

  it('takes a permalink for the link when there is none', () => {
    expect(readItem('<guid>https://a.example/1</guid>')?.link).toBe('https://a.example/1')
    expect(readItem('<guid isPermaLink="false">https://a.example/1</guid>')?.link).toBe('')
  })

  it('leaves scripts in HTML as data', () => {
    expect(readAtomEntry('<summary type="html">&lt;script&gt;alert(1)&lt;/script&gt;</summary>')?.description).toBe(
      '<script>alert(1)</script>',
    )
  })
})

describe('hostile documents', () => {
  it('does not expand declared entities', () => {
    const levels = Array.from({ length: 9 }, (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`)
    const bomb = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY l0 "lol">${levels.join('')}]>
      <rss><channel><title>&l9;</title></channel></rss>`
    expect(read(bomb).title).toBe('&l9;')
  })

  it('does not fetch external entities', () => {
    const text = `<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd"><!ENTITY % y SYSTEM "https://a.example/y">%y;]>
      <rss><channel><title>&x;</title></channel></rss>`
    expect(read(text).title).toBe('&x;')
  })

  it('refuses elements nested without end', () => {
    expect(refuse(`<rss>${'<a>'.repeat(100_000)}`).message).toBe('The document nests elements more than 512 deep.')
  })

  it('refuses half a million attributes that never end', () => {
    const text = `<rss><channel><item><description>${'<a href="'.repeat(500_000)}`
    expect(refuse(text).message).toBe('The document has more than 250,000 attributes, which no feed has.')
  })

  it.each([
    ['RSS', '<rss><channel><title>T</title>', '<item><title>x</title></item>', '<ttl>5</ttl></channel></rss>'],
    ['Atom', '<feed xmlns="http://www.w3.org/2005/Atom">', '<entry><title>x</title></entry>', '</feed>'],
  ])('keeps the first 10,000 of 100,000 entries of %s', (_, start, entry, end) => {
    const feed = read(start + entry.repeat(100_000) + end)
    expect(feed.entries).toHaveLength(10_000)
    expect(feed.omittedEntries).toBe(90_000)
  })

  it('keeps the first 10,000 of 100,000 entries of JSON Feed', () => {
    const feed = read(`{"version":"https://jsonfeed.org/version/1","items":[${'{"id":"1"},'.repeat(99_999)}{}]}`)
    expect([feed.entries.length, feed.omittedEntries]).toEqual([10_000, 90_000])
  })

  it.each([
    ['closing tags', '</x>'],
    ['CDATA starts', '<p/><![CDATA['],
    ['pictures that never end', '&lt;img '],
    ['ampersands', '&'],
    ['comments that never end', '<!--'],
  ])('is done at once with half a million %s', (_, piece) => {
    expect(readItem(`<description>${piece.repeat(500_000)}`, { url: 'https://a.example/' })).toBeDefined()
  })
})

describe('hostile documents that multiply', () => {
  it('reads 100,000 namespaces under 100,000 others', () => {
    const outer = Array.from({ length: 100_000 }, (_, index) => `xmlns:a${index}="b"`).join(' ')
    const feed = read(`<rss ${outer}><channel><title>T</title>${'<x xmlns:c="d"/>'.repeat(100_000)}</channel></rss>`)
    expect(feed.title).toBe('T')
  })

  it('does not copy a base without end into every link', () => {
    const base = `https://a.example/${'x'.repeat(1_000_000)}/`
    const feed = read(
      `<rss xml:base="${base}"><channel>${'<item><link>1</link></item>'.repeat(10_000)}</channel></rss>`,
    )
    expect(feed.entries.at(-1)?.link).toBe('1')
  })

  it('reads an author with a million spaces', () => {
    expect(readItem(`<author>a${' '.repeat(1_000_000)}b</author>`)?.author).toHaveLength(1_000_002)
  })

  it('refuses a web page of 100,000 open tags at once', () => {
    expect(refuse(`<html>${'<a>'.repeat(100_000)}${'</b>'.repeat(100_000)}`).alternates).toEqual([])
  })
})

describe('documents that are no feed', () => {
  it.each([
    ['nothing', '', 'The document is empty.'],
    ['white space', ' \n\t', 'The document is empty.'],
    ['plain text', 'hello', 'The document is neither XML nor JSON, so it is no feed.'],
    ['other XML', '<?xml version="1.0"?><urlset><url/></urlset>', 'The document is XML, but <urlset> is no feed.'],
    ['other JSON', '{"error":"not found"}', 'The document is JSON, but not a JSON Feed.'],
    ['a JSON list', '[1,2]', 'The document is JSON, but not a JSON Feed.'],
    ['broken JSON', '{"version":', 'The document begins like JSON, but is broken.'],
    ['a web page', '<!DOCTYPE html><title>Hi</title><p>', 'The document is a web page, not a feed.'],
  ])('says so of %s', (_, text, message) => {
    expect(refuse(text).message).toBe(message)
  })

  it('finds the feeds that a web page points to', () => {
    const page = `<html><head><base href="https://b.example/x/"><link rel="alternate stylesheet" type="text/css" href="a.css">
      <link rel="alternate" type="application/rss+xml; charset=utf-8" href="feed?a=1&amp;b=2">
      <link rel=ALTERNATE type=application/atom+xml href=/atom></head><body>${'<p><br>'.repeat(2000)}</body></html>`
    const error = refuse(page, { url: 'https://a.example/' })
    expect(error.alternates).toEqual(['https://b.example/x/feed?a=1&b=2', 'https://b.example/atom'])
    expect(error.message).toBe(
      'The document is a web page, not a feed. It points to feeds: https://b.example/x/feed?a=1&b=2, https://b.example/atom',
    )
  })
})
