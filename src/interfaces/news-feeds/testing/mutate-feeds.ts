import { createRandom } from '../../../libraries/random/create-random.ts'

/** Documents of every format, small, with what feeds are made of. */
export const wholeFeeds: readonly string[] = [
  `<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://a.example/b/"><title type="html">A &amp;amp; b</title>
<link href="/"/><id>urn:a</id><updated>2024-03-01T10:00:00Z</updated><entry><title>One</title><link href="one"/><id>urn:1</id>
<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Text <a href="x">x</a><br/></p></div></content></entry></feed>`,
  `<?xml version="1.0"?><?xml-stylesheet href="s.xsl"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>R</title>
<link>https://r.example/</link><item><title>T &#8217;</title><guid isPermaLink="false">1</guid><pubDate>Fri, 31 Mar 2023 20:19:00 America/Los_Angeles</pubDate>
<description><![CDATA[<p>one & two</p>]]></description><media:group><media:content url="a.jpg" medium="image"/></media:group></item></channel></rss>`,
  `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"><channel rdf:about="https://d.example/"><title>D</title>
</channel><item rdf:about="https://d.example/1"><title>One</title><link>https://d.example/1</link></item></rdf:RDF>`,
  `{"version":"https://jsonfeed.org/version/1.1","title":"J","items":[{"id":"1","content_text":"a < b","date_published":"2024-01-01T00:00:00Z"},{"id":2}]}`,
]

/** What breaks readers: markup in the wrong place, halves of it, names of JavaScript's own, addresses that are none. */
export const hostileFeeds: readonly string[] = [
  '<rss><channel>' + '<item><title>'.repeat(300),
  '<feed>' + '<entry '.repeat(1_000),
  '<rss><channel><item><description>' + '<![CDATA['.repeat(2_000),
  '<rss><channel><item>' + '&'.repeat(20_000) + '</item></channel></rss>',
  '<!DOCTYPE x [<!ENTITY a "' +
    'b'.repeat(5_000) +
    '">]><rss><channel><item><title>&a;&a;</title></item></channel></rss>',
  '<?xml version="1.0">'.repeat(500) + '<feed><entry><title>x</title></entry></feed>',
  '<feed><__proto__><constructor/></__proto__><entry __proto__="x"><title>toString</title></entry></feed>',
  '<rss><channel>' + Array.from({ length: 400 }, (_, depth) => `<a xmlns:n${depth}="u${depth}">`).join(''),
  '<feed xml:base="' + '../'.repeat(5_000) + '"><entry><link href="x"/></entry></feed>',
  '<rss><channel><item><description>' + '&lt;a href="'.repeat(3_000) + '</description></item></channel></rss>',
  '<rss><channel><item><pubDate>' + '1:'.repeat(45) + '</pubDate></item></channel></rss>',
  '<rss><channel><item><title>' + '</b>'.repeat(5_000) + '</title></item></channel></rss>',
  '<feed><?' + '?'.repeat(5_000) + '<entry/></feed>',
  '<feed><!--' + '--'.repeat(5_000) + '<entry/></feed>',
  '{"items":[' + '{"url":"javascript:alert(1)"},'.repeat(500) + '{}]}',
  '<html><feed><entry/></feed>',
]

const fragments = [
  '<',
  '>',
  '"',
  "'",
  '&',
  '&#x',
  ';',
  ']]>',
  '<![CDATA[',
  '<?p?>',
  '<!-- -->',
  '</',
  '/>',
  '<item>',
  '</entry>',
  '\u0000',
  '\u0092',
  '\ud800',
  '=',
  ' ',
]

/** Feeds with one to six accidents each: parts lost, doubled, swapped, or strange ones put in. The same of one seed every time. */
export function* mutateFeeds(count: number, seed: number): Generator<string> {
  const random = createRandom(seed)
  const pick = <Item>(list: readonly Item[], otherwise: Item) => list[Math.floor(random() * list.length)] ?? otherwise
  for (let index = 0; index < count; index += 1) {
    let document = pick(wholeFeeds, '')
    for (let accident = Math.ceil(random() * 6); accident > 0; accident -= 1) {
      const start = Math.floor(random() * document.length)
      const end = start + Math.floor(random() * 40)
      const part = document.slice(start, end)
      const replacement = pick(
        ['', part + part, pick(fragments, ''), pick(fragments, '') + part, [...part].toReversed().join('')],
        '',
      )
      document = document.slice(0, start) + replacement + document.slice(end)
    }
    yield document
  }
}
