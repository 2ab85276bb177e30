/** Whole documents, by the original's own client. */
import * as deepl from 'deepl-node'
import { describe, expect, test } from 'vitest'
import { openTranslateApp } from './testing/open-translate-app.ts'
import { download, openDeeplClient, translateFile } from './testing/translate-file.ts'

test('a text keeps its lines and their ends', async () => {
  const { client } = await openDeeplClient()
  const translated = await translateFile(client, '\uFEFFhello world\r\n\r\n\tsee the dog now  \nhello', 'a.txt')
  expect(translated.toString()).toBe('\uFEFFhallo Welt\r\n\r\n\tsieh der Hund jetzt  \nhallo')
})

test('a page keeps its markup, its code and its addresses; words in bold stay so', async () => {
  const { client } = await openDeeplClient()
  const page = `<!doctype html>
<html lang="en"><head><title>good morning</title><script>var hello = "world"</script>
<meta name="description" content="hello world"></head>
<body class='x'><h1>hello <b>world</b></h1><p>see the <a href="/hello?a=1&amp;b=2" title="dog">dog</a> now</p>
<pre>hello world</pre><p>see <code>hello</code> now</p><img src="hello.png" alt="dog"><!-- hello --></body></html>`
  const translated = await translateFile(client, page, 'page.html')
  expect(translated.toString()).toBe(`<!doctype html>
<html lang="de"><head><title>gut Morgen</title><script>var hello = "world"</script>
<meta name="description" content="hallo Welt"></head>
<body class='x'><h1>hallo <b>Welt</b></h1><p>sieh der <a href="/hello?a=1&amp;b=2" title="Hund">Hund</a> jetzt</p>
<pre>hello world</pre><p>sieh <code>hello</code> jetzt</p><img src="hello.png" alt="Hund"><!-- hello --></body></html>`)
})

test('of JSON the values that people read are translated, placeholders aside', async () => {
  const { client } = await openDeeplClient()
  const json = `{
  "hello" : "hello world",
  "nested": [ "see the dog now", { "id": "hello_world", "url": "https://example.org/hello", "n": 1e3 } ],
  "count": "hello {world} dog",
  "color": "#dddddd", "quote": "hello\\n\\u0064og"
}
`
  expect((await translateFile(client, json, 'en.json')).toString()).toBe(`{
  "hello" : "hallo Welt",
  "nested": [ "sieh der Hund jetzt", { "id": "hello_world", "url": "https://example.org/hello", "n": 1e3 } ],
  "count": "hallo {world} Hund",
  "color": "#dddddd", "quote": "hallo\\nHund"
}
`)
})

test('the language is found out for the whole, and a glossary is applied', async () => {
  const { client } = await openDeeplClient()
  const found = await translateFile(client, 'hello\nsee the dog now, the world', 'a.txt', {}, [null, 'de'])
  expect(found.toString()).toBe('hallo\nsieh der Hund jetzt, der Welt')
  const glossary = await client.createGlossary(
    'Animals',
    'en',
    'de',
    new deepl.GlossaryEntries({ entries: { dog: 'Dackel' } }),
  )
  expect((await translateFile(client, 'see the dog now', 'a.txt', { glossary })).toString()).toBe(
    'sieh der Dackel jetzt',
  )
})

test('a document is fetched once, costs its characters then, and is for its key alone', async () => {
  const { client, app, makeKey } = await openDeeplClient({ TRANSLATE_HEADER_KEY_PAID_CHARACTERS: '20' })
  const handle = await client.uploadDocument(Buffer.from('hello world'), 'en', 'de', { filename: 'a.txt' })
  await expect.poll(async () => (await client.getDocumentStatus(handle)).done()).toBe(true)
  expect((await client.getUsage()).character?.count).toBe(0)
  expect(await client.getDocumentStatus(handle)).toMatchObject({ status: 'done', billedCharacters: 11 })
  const ask = async (key: string, headers: Readonly<Record<string, string>>) =>
    app.server.inject({
      url: `/translate/v2/document/${handle.documentId}/result?document_key=${key}`,
      headers,
    })
  const own = { authorization: `DeepL-Auth-Key ${await makeKey('paid')}` }
  expect((await ask(handle.documentKey, own)).statusCode).toBe(404)
  await download(client, handle)
  expect((await client.getUsage()).character?.count).toBe(11)
  await expect(client.getDocumentStatus(handle)).rejects.toThrow('Document not found')
  await expect(client.uploadDocument(Buffer.from('hello world'), 'en', 'de', { filename: 'a.txt' })).rejects.toThrow(
    deepl.QuotaExceededError,
  )
})

describe('refusals', () => {
  test.each([
    ['an ending that nothing reads', 'hello', 'a.exe', 'Files that end in ".exe" are not translated'],
    ['no ending', 'hello', 'README', 'Files that end in "" are not translated'],
    ['what is no JSON', '{"a": ', 'a.json', 'This document cannot be read: it is no JSON'],
    ['what is no UTF-8', Buffer.from([0x68, 0xff, 0xfe]), 'a.txt', 'it is not UTF-8; save it as UTF-8'],
    ['what is no archive', 'hello', 'a.docx', 'This document cannot be read'],
  ])('%s', async (_what, file, filename, message) => {
    const { client } = await openDeeplClient()
    await expect(client.uploadDocument(Buffer.from(file), 'en', 'de', { filename })).rejects.toThrow(message)
  })

  test.each([
    ['no file', { target_lang: 'DE', filename: 'a.txt' }, 400, 'The body lacks "file".'],
    ['no target', { file: 'hello', filename: 'a.txt' }, 400, 'The body lacks "target_lang".'],
    ['another format', { file: 'x', filename: 'a.txt', target_lang: 'DE', output_format: 'pdf' }, 400, 'output_format'],
    ['no name', { file: 'hello', target_lang: 'DE' }, 400, "Value for 'filename' required"],
    [
      'a pair that nobody has',
      { file: 'hello', filename: 'a.txt', source_lang: 'EN', target_lang: 'FR' },
      400,
      'en-fr',
    ],
    [
      'a document too large',
      { file: 'hello world '.repeat(100), filename: 'a.txt', target_lang: 'DE' },
      413,
      'too large',
    ],
  ])('%s', async (_what, fields, status, message) => {
    const { app, makeKey } = await openTranslateApp({ TRANSLATION_DOCUMENT_MAX_BYTES: '1000' })
    const response = await app.server.inject({
      method: 'POST',
      url: '/translate/v2/document',
      headers: {
        authorization: `DeepL-Auth-Key ${await makeKey('paid')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams(fields as Record<string, string>).toString(),
    })
    expect(response.statusCode).toBe(status)
    expect(response.json()).toEqual({ message: expect.stringContaining(message) })
  })
})
