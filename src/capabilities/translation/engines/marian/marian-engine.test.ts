import { readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { german, openForTest, openMarianEngine } from '../../testing/open-marian-engine.ts'

const signal = new AbortController().signal

let opened: Awaited<ReturnType<typeof openMarianEngine>>

beforeAll(async () => {
  opened = await openMarianEngine()
})

afterAll(() => opened[Symbol.asyncDispose]())

describe('plain texts', () => {
  test('are translated sentence by sentence, their white space kept', async () => {
    const { say } = opened
    expect(await say('  hello world.  The dog!\n\nThe dog \n')).toBe('  hallo Welt.  Der Hund!\n\nDer Hund \n')
  })

  test.each([
    ['', ''],
    [' \n ', ' \n '],
    ['😀 🎉', '😀 🎉'],
    ['12:30', '12:30'],
    ['https://example.com/a?b=1&c=2', 'https://example.com/a?b=1&c=2'],
  ])('without words come back: %j', async (text, expected) => {
    const { say } = opened
    expect(await say(text)).toBe(expected)
  })

  test('characters outside of the vocabulary are copied', async () => {
    const { say } = opened
    expect(await say('hello Łódź 日本 <b> & "x"')).toBe('hallo Łódź 日本 <b> & "x"')
  })
})

test('what a vocabulary without bytes cannot write is put where it belongs', async () => {
  const { say } = await openForTest([{ ...german, hasBytes: false }])
  expect(await say('hello 😀 world')).toBe('hallo 😀 Welt')
  expect(await say('see https://example.com/Łódź now')).toBe('sieh https://example.com/Łódź jetzt')
})

test('pairs without English go over English', async () => {
  const french = { source: 'fr', target: 'en', words: [['bonjour', 'hello'] as const, ['monde', 'world'] as const] }
  const { engine, say } = await openForTest([german, french])
  expect(await say('bonjour monde', 'fr', 'de')).toBe('hallo Welt')
  expect(await engine.listPairs()).toEqual([
    { source: 'en', target: 'de' },
    { source: 'fr', target: 'en' },
    { source: 'fr', target: 'de' },
  ])
})

describe('confidence', () => {
  test('is near 1 for what the model knows, and that of the least sure sentence', async () => {
    const { engine } = opened
    const translate = (text: string) => engine.translate({ text, source: 'en', target: 'de', format: 'text' }, signal)
    expect((await translate('hello world.')).confidence).toBeGreaterThan(0.99)
    const doubtful = await translate('hello world. Maybe')
    expect(doubtful.text).toBe('hallo Welt. Vielleicht')
    expect(doubtful.confidence).toBeGreaterThan(0.1)
    expect(doubtful.confidence).toBeLessThan(0.2)
  })

  test('below what the card asks for is declined', async () => {
    const { say } = await openForTest([{ ...german, minConfidence: 0.3 }])
    expect(await say('hello')).toBe('hallo')
    await expect(say('Maybe')).rejects.toMatchObject({ code: 'low_confidence' })
  })
})

test('beam search finds the same where there is no doubt', async () => {
  const { say } = await openForTest([{ ...german, beamSize: 4 }])
  expect(await say('good morning world')).toBe('gut Morgen Welt')
})

describe('HTML', () => {
  test.each([
    ['<p>hello <b class="x">world</b>.</p><p>The dog</p>', '<p>hallo <b class="x">Welt</b>.</p><p>Der Hund</p>'],
    ['hello <span translate="no">good dog</span> world', 'hallo <span translate="no">good dog</span> Welt'],
    ['hello <img src="a.png" alt="dog"> world', 'hallo <img src="a.png" alt="dog"> Welt'],
    ['<i>hello', '<i>hallo'],
    ['hello</b> world', 'hallo</b> Welt'],
    ['hello <b><i>world</b></i>', 'hallo <i><b>Welt</b></i>'],
    ['hello <b><i>world</i></b>', 'hallo <b><i>Welt</i></b>'],
    ['hello, <b>world</b>! dog', 'hallo, <b>Welt</b>! Hund'],
    ['see <span translate="no">the dog</span>.', 'sieh <span translate="no">the dog</span>.'],
    ['hello &amp; world &lt;3', 'hallo &amp; Welt &lt;3'],
    ['<font color="red">hello</font> world', '<font color="red">hallo</font> Welt'],
    ['a < b', 'a &lt; b'],
    ['<script>hello</script><!-- world --> hello', '<script>hello</script><!-- world --> hallo'],
    ['<a href="#">hello world. good morning</a>', '<a href="#">hallo Welt. gut Morgen</a>'],
    ['he<b>llo</b>', 'ha<b>llo</b>'],
  ])('%j', async (html, expected) => {
    const { say } = opened
    expect(await say(html, 'en', 'de', 'html')).toBe(expected)
  })
})

test('pairs without models are declined', async () => {
  const { say } = opened
  await expect(say('hello', 'de', 'en')).rejects.toMatchObject({ code: 'unsupported_pair' })
})

test('many calls at once get their own answers', async () => {
  const { say } = opened
  const texts = Array.from({ length: 60 }, (_, index) => `hello ${index + 10} dog`)
  expect(await Promise.all(texts.map((text) => say(text)))).toEqual(texts.map((_, index) => `hallo ${index + 10} Hund`))
})

test('a page of more sentences than the queue takes is translated whole', async () => {
  const { say } = opened
  const page = Array.from({ length: 1500 }, (_, index) => `<p>The dog ${index + 10}.</p>`)
  const expected = page.map((paragraph) => paragraph.replace('The dog', 'Der Hund'))
  expect(await say(page.join(''), 'en', 'de', 'html')).toBe(expected.join(''))
})

test('models make room for each other', async () => {
  const others = ['fr', 'es', 'it'].map((target) => ({ ...german, target }))
  const { say } = await openForTest(others, 70 * 1024 * 1024)
  for (const target of ['fr', 'es', 'it', 'fr', 'es', 'it']) expect(await say('hello', 'en', target)).toBe('hallo')
})

test('a call that is aborted fails, and the others of its batch are answered', async () => {
  const { engine, say } = opened
  const controller = new AbortController()
  const request = { text: 'hello dog', source: 'en', target: 'de', format: 'text' } as const
  const aborted = engine.translate(request, controller.signal)
  const kept = say('hello world')
  controller.abort()
  await expect(aborted).rejects.toThrow()
  expect(await kept).toBe('hallo Welt')
})

test('a cut model fails its own calls alone', async () => {
  const french = { ...german, target: 'fr' }
  const { say, places } = await openForTest([german, french])
  await truncate(join(places[1] ?? '', 'model.intgemm.alphas.bin'), 100_000)
  const [right, cut] = await Promise.allSettled([say('hello world'), say('hello world', 'en', 'fr')])
  expect(right).toEqual({ status: 'fulfilled', value: 'hallo Welt' })
  expect(cut).toMatchObject({ reason: { code: 'broken_model' } })
  expect(await say('good morning')).toBe('gut Morgen')
})

test('a model that ends the runtime itself fails its own calls alone, and is told of', async () => {
  const french = { ...german, target: 'fr' }
  const { say, places } = await openForTest([german, french])
  const path = join(places[1] ?? '', 'model.intgemm.alphas.bin')
  const bytes = await readFile(path)
  bytes.write('nonsensical', bytes.indexOf('type: transformer') + 'type: '.length)
  await writeFile(path, bytes)
  const [right, broken] = await Promise.allSettled([say('hello world'), say('hello world', 'en', 'fr')])
  expect(right).toEqual({ status: 'fulfilled', value: 'hallo Welt' })
  expect(broken).toMatchObject({ reason: { message: expect.stringContaining('The model en-fr gave up') } })
  expect(await say('good morning')).toBe('gut Morgen')
})
