/** Articles as pages to read. */
import { describe, expect, test } from 'vitest'
import { openWikiApp } from './testing/open-wiki-app.ts'
import { testSite, writeTestWiki } from './testing/test-wiki.ts'

const shore = `{{Box|name=Shore}}'''The shore''' is where ''[[land]]'' meets the [[Sea|open sea]]s.<ref name="a">Pilot, ''p. 3''.</ref><ref name="a" />
[[File:Shore.jpg|thumb|A [[cliff]] & more]] <!-- hidden --> <nowiki>[[as written]] & <b></nowiki> ({{Unknown|x}}) [https://shore.example/?a=1&b=2 its page] https://bare.example/.

== Kinds of shore ==
* Sand
** Fine sand
* Rock
; Beach : a word
----
{| class="wikitable" onclick="alert(1)"
|+ Heights
! Place !! colspan="2" onmouseover="alert(2)" | Metres
|-
| [[Sea]] || 0
|
* low
* high
|}
== Kinds of shore ==
 kept   as is
<script>alert(3)</script> <div style="background:url(x)">in a box</div> H<sub>2</sub>O <b>never closed
[[Category:Places|shore]] [[de:Küste]] [[Shore#Kinds of shore|above]] [[w:Coast|elsewhere]] [javascript:alert(4) no]`

const pages = {
  Shore: shore,
  Sea: 'Water.',
  Strand: '#REDIRECT [[Shore]]',
  'AC/DC': 'A band.',
  'Template:Box': '{|\n! {{{name}}}\n|}\n',
  'Shore leave': 'Rest.',
  'Far shore': 'Far.',
}

async function open(path: string, headers: Readonly<Record<string, string>> = {}) {
  const { app } = await openWikiApp({}, (storage) => writeTestWiki(storage, testSite, pages))
  const { statusCode: status, headers: sent, body } = await app.server.inject({ url: path, headers })
  return { status, headers: sent, main: /<h1>[^]*<\/main>/.exec(body)?.[0] ?? body, body }
}

test('an article: paragraphs, headings, lists, tables, links, notes, and where it is from', async () => {
  const { status, main, body } = await open('/encyclopedia/en/wiki/Shore')
  expect(status).toBe(200)
  expect(body).toContain('<html lang="en" dir="ltr">')
  expect(body).toContain('<title>Shore – Testpedia</title>')
  expect(main.split('\n')).toEqual([
    '<h1>Shore</h1>',
    '<div class="table"><table><tr><th>Shore</th></tr></table></div>',
    '<p><b>The shore</b> is where <i><a href="/encyclopedia/en/wiki/Land" class="missing">land</a></i> meets the <a href="/encyclopedia/en/wiki/Sea">open seas</a>.<sup><a href="#note-1">[1]</a></sup><sup><a href="#note-1">[1]</a></sup>',
    '[[as written]] &amp; &lt;b&gt; <a class="outside" rel="nofollow noreferrer" href="https://shore.example/?a=1&amp;b=2">its page</a> <a class="outside" rel="nofollow noreferrer" href="https://bare.example/">https://bare.example/</a>.</p>',
    '<h2 id="Kinds_of_shore">Kinds of shore</h2>',
    '<ul><li>Sand<ul><li>Fine sand</li></ul></li><li>Rock</li></ul><dl><dt>Beach : a word</dt></dl>',
    '<hr>',
    '<div class="table"><table><caption>Heights</caption><tr><th>Place</th><th colspan="2">Metres</th></tr>',
    '<tr><td><a href="/encyclopedia/en/wiki/Sea">Sea</a></td><td>0</td><td><ul><li>low</li><li>high</li></ul></td></tr></table></div>',
    '<h2 id="Kinds_of_shore_2">Kinds of shore</h2>',
    '<pre>kept   as is</pre>',
    '<p>&lt;script&gt;alert(3)&lt;/script&gt; in a box H<sub>2</sub>O <b>never closed',
    '<a href="/encyclopedia/en/wiki/Shore#Kinds_of_shore">above</a> <a href="https://en.wikipedia.org/wiki/Coast">elsewhere</a> [javascript:alert(4) no]</b></p>',
    '<hr><ol class="notes"><li id="note-1">Pilot, <i>p. 3</i>.</li></ol>',
    '<footer><p><span lang="en" dir="ltr">Categories:</span> <a href="/encyclopedia/en/wiki/Category:Places">Places</a></p><p><span lang="en" dir="ltr">In other languages:</span> <a href="https://de.wikipedia.org/wiki/K%C3%BCste" rel="noreferrer">Deutsch</a></p></footer>',
    '<p class="note" lang="en" dir="ltr">From Testpedia, <a href="https://en.wiki.example/wiki/Shore" rel="noreferrer">Shore</a>, as of 2024-01-01. Its licence is that of this wiki.</p>',
    '</main>',
  ])
})

test('nothing runs in it and nothing is fetched for it', async () => {
  const { headers, body } = await open('/encyclopedia/en/wiki/Shore')
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
  })
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/]+='; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'$/,
  )
  expect(body).not.toMatch(/<script|<img|<link|\son[a-z]+=|style=/)
})

test('a redirect is followed with a note, and seen where that is asked for', async () => {
  const { main } = await open('/encyclopedia/en/wiki/Strand')
  expect(main).toContain('<h1>Shore</h1>')
  expect(main).toContain('Redirected from <a href="/encyclopedia/en/wiki/Strand?redirect=no">Strand</a>')
  const { main: itself } = await open('/encyclopedia/en/wiki/Strand?redirect=no')
  expect(itself).toContain('<h1>Strand</h1>')
  expect(itself).toContain('<a href="/encyclopedia/en/wiki/Shore">Shore</a>')
})

test('a title that no page has leads to those that may be meant', async () => {
  const { status, main, headers } = await open('/encyclopedia/en/wiki/Shor_<b>"')
  expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(main).toContain('There is no page “Shor_&lt;b&gt;&quot;” in Testpedia.')
  const { main: other } = await open('/encyclopedia/en/wiki/Shore_l')
  expect(other).toContain('<ul><li><a href="/encyclopedia/en/wiki/Shore_leave">Shore leave</a></li></ul>')
})

describe('addresses', () => {
  test.each([
    ['/encyclopedia/en/wiki/AC/DC', 200, '<h1>AC/DC</h1>'],
    ['/encyclopedia/en/wiki/AC%2FDC', 200, '<h1>AC/DC</h1>'],
    ['/encyclopedia/jp/wiki/海', 404, 'There is no page “海”'],
    ['/encyclopedia/xx/wiki/Shore', 404, '"unknown_edition"'],
    ['/encyclopedia/en/wiki/%FF', 400, '"error"'],
    ['/encyclopedia/en/wiki/..%2f..%2fetc', 404, 'There is no page'],
  ])('%s', async (path, status, holds) => {
    const answer = await open(path)
    expect(answer.status).toBe(status)
    expect(answer.body).toContain(holds)
  })

  test('of its own host, where links stay there', async () => {
    const { status, main } = await open('/wiki/Shore', { host: 'en.encyclopedia.localhost:8022' })
    expect(status).toBe(200)
    expect(main).toContain('<a href="/wiki/Sea">open seas</a>')
  })

  test.each([
    ['/encyclopedia/en/wiki/', '/encyclopedia/en/wiki/Shore'],
    ['/encyclopedia/en/wiki', '/encyclopedia/en/wiki/Shore'],
    ['/encyclopedia/en/wiki/de:Küste', 'https://de.wikipedia.org/wiki/K%C3%BCste'],
  ])('%s leads on', async (path, location) => {
    const { status, headers } = await open(encodeURI(path))
    expect([status, headers.location]).toEqual([302, location])
  })

  test('are those that fullurl tells', async () => {
    const { app, get } = await openWikiApp({}, (storage) => writeTestWiki(storage, testSite, pages))
    const { body } = await get({ action: 'query', titles: 'AC/DC', prop: 'info', inprop: 'url', formatversion: '2' })
    const [, path = ''] = /"fullurl":"http:\/\/[^/"]+([^"]+)"/.exec(JSON.stringify(body)) ?? []
    expect((await app.server.inject(path)).statusCode).toBe(200)
  })
})
