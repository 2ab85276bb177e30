import { readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TranslationRequest } from '../../port.ts'
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

  test('a sentence of many letters that no piece has stays as it is, with a doubt; others are translated', async () => {
    const kanji = String.fromCodePoint(...Array.from({ length: 100 }, (_, index) => 0x4e00 + index))
    const { engine } = opened
    const request = { source: 'en', target: 'de', format: 'text' } as const
    expect(await engine.translate({ ...request, text: `${kanji}\nhello world.` }, signal)).toEqual({
      text: `${kanji}\nhallo Welt.`,
      confidence: 0,
      doubt: 'The model from en into de does not know the letters of this text.',
    })
  })
})

test('what a vocabulary without bytes cannot write is put where it belongs', async () => {
  const { say } = await openForTest([{ ...german, hasBytes: false }])
  expect(await say('hello 😀 world')).toBe('hallo 😀 Welt')
  expect(await say('see https://example.com/Łódź now')).toBe('sieh https://example.com/Łódź jetzt')
})

describe('a model that knows markers', () => {
  const pairs = Array.from({ length: 9 }, (_, index) => `⟦${index + 1}⟧`)
  const marked = {
    ...german,
    hasBytes: false,
    markers: 9,
    words: [...german.words, ...pairs.map((name) => [name, name] as const)],
  }

  test.each([
    ['hello {count} dog', 'hallo {count} Hund'],
    ['hello {{ user.name }} and %s at ${home}', 'hallo {{ user.name }} and %s um ${home}'],
    ['see https://example.com/Łódź now', 'sieh https://example.com/Łódź jetzt'],
    ['see info@example.com now', 'sieh info@example.com jetzt'],
    ['hello 😀 world', 'hallo 😀 Welt'],
    ['hello 1,250 dog', 'hallo 1,250 Hund'],
    ['hello sixty dog', 'hallo 60 Hund'],
    ['hello two hundred and fifty-six dog', 'hallo 256 Hund'],
    ['see report-2.pdf now', 'sieh report-2.pdf jetzt'],
    ['hello ⟦2⟧ world', 'hallo ⟦2⟧ Welt'],
    ['hello 12 dog 12 dog 13', 'hallo 12 Hund 12 Hund 13'],
  ])('%j', async (text, expected) => {
    const { say } = await openForTest([marked])
    expect(await say(text)).toBe(expected)
  })

  test.each([
    ['<b>hello {count}</b> dog', '<b>hallo {count}</b> Hund'],
    ['hello <b>{count}</b> <a href="#"><i>%s</i></a> dog', 'hallo <b>{count}</b> <a href="#"><i>%s</i></a> Hund'],
    ['hello <span translate="no">Łódź</span> &amp; %1$s', 'hallo <span translate="no">Łódź</span> &amp; %1$s'],
  ])('in HTML: %j', async (html, expected) => {
    const { say } = await openForTest([marked])
    expect(await say(html, 'en', 'de', 'html')).toBe(expected)
  })
})

test('where a model loses a marker, what stands around it is translated apart, and doubted', async () => {
  const { engine } = await openForTest([{ ...german, hasBytes: false, markers: 9 }])
  const request = { source: 'en', target: 'de', format: 'text' } as const
  expect(await engine.translate({ ...request, text: 'hello 😀 dog 12,500 at %s.' }, signal)).toEqual({
    text: 'hallo 😀 Hund 12,500 um %s.',
    confidence: expect.closeTo(1, 1),
    doubt: 'The model from en into de lost the place of what has to stay as it is in this text.',
  })
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

  test('below what the card asks for comes with a doubt', async () => {
    const { engine } = await openForTest([{ ...german, minConfidence: 0.3 }])
    const translate = (text: string) => engine.translate({ text, source: 'en', target: 'de', format: 'text' }, signal)
    expect(await translate('hello')).toEqual({ text: 'hallo', confidence: expect.closeTo(1, 1) })
    expect(await translate('Maybe')).toEqual({
      text: 'Vielleicht',
      confidence: expect.closeTo(0.13, 1),
      doubt: 'The model from en into de is not sure of this text.',
    })
  })
})

describe('other translations', () => {
  const ask = async (text: string, options: Partial<TranslationRequest> = {}) => {
    const { engine } = opened
    const request = { text, source: 'en', target: 'de', format: 'text', alternatives: 3, ...options } as const
    return (await engine.translate(request, signal)).alternatives
  }

  test('are what the model would have said instead of what it is not sure of', async () => {
    const others = await ask('hello world. Maybe {count}')
    expect(others).toHaveLength(4)
    expect(new Set(others).size).toBe(4)
    for (const other of others ?? []) expect(other).toMatch(/^hallo Welt\. Vielleicht#[a-g] \{count\}$/)
  })

  test.each([
    ['what the model is sure of', 'hello world.', {}],
    ['a text without words', '12:30', {}],
    ['HTML', '<p>Maybe</p>', { format: 'html' }],
    ['who asks for none', 'Maybe', { alternatives: 0 }],
    ['a page', Array.from({ length: 9 }, (_, line) => `Maybe dog ${line}`).join('\n'), {}],
  ] as const)('there are none for %s', async (_what, text, options) => {
    expect(await ask(text, options)).toBeUndefined()
  })

  test('over another language are those of the last model, and beams find them too', async () => {
    const french = { source: 'fr', target: 'en', words: [['bonjour', 'Maybe'] as const] }
    const { engine } = await openForTest([{ ...german, beamSize: 4 }, french])
    const request = { text: 'bonjour', source: 'fr', target: 'de', format: 'text', alternatives: 2 } as const
    const { text, alternatives = [] } = await engine.translate(request, signal)
    expect(text).toMatch(/^Vielleicht/)
    expect(alternatives.length).toBeGreaterThan(1)
    for (const other of alternatives) expect(other).toMatch(/^Vielleicht(?:#[a-g])?$/)
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
    ['hello <code>dog</code> world', 'hallo <code>dog</code> Welt'],
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

test('a model whose architecture would take all memory is refused before the runtime reads it', async () => {
  const french = { ...german, target: 'fr' }
  const { say, places } = await openForTest([german, french])
  const path = join(places[1] ?? '', 'model.intgemm.alphas.bin')
  const bytes = await readFile(path)
  const begin = bytes.indexOf('type: transformer')
  bytes.write('a: &a [x]\nb: &b [*a, *a]\nc: &c [*b, *b]\n', begin)
  await writeFile(path, bytes)
  const [right, broken] = await Promise.allSettled([say('hello world'), say('hello world', 'en', 'fr')])
  expect(right).toEqual({ status: 'fulfilled', value: 'hallo Welt' })
  expect(broken).toMatchObject({
    reason: {
      code: 'broken_model',
      message: 'The model en-fr cannot be used: its architecture is not written as Marian writes it.',
    },
  })
})

describe('a lexicon beside the search', () => {
  const weighed = {
    ...german,
    beamSize: 4,
    lexicon: [
      ['hello', 'hallo'],
      ['Maybe', 'Vielleicht#b'],
    ] as const,
    lexiconWeight: 2,
  }

  test('has what explains the sentence chosen among what was found, of each sentence of a batch', async () => {
    const { say } = await openForTest([weighed])
    expect(await say('Maybe')).toBe('Vielleicht#b')
    expect(await say('hello Maybe. hello world. Maybe')).toBe('hallo Vielleicht#b. hallo Welt. Vielleicht#b')
  })

  test('leaves the best of the search where it counts nothing, and where elements have their places', async () => {
    const { say } = await openForTest([{ ...weighed, lexiconWeight: 0 }])
    expect(await say('Maybe')).toBe('Vielleicht')
    const { engine } = await openForTest([weighed])
    const request = { text: 'hello <b>Maybe</b>', source: 'en', target: 'de', format: 'html' } as const
    expect((await engine.translate(request, signal)).text).toBe('hallo <b>Vielleicht</b>')
  })

  test('does not change how sure the model is of what it is sure of', async () => {
    const { engine } = await openForTest([{ ...weighed, minConfidence: 0.3 }])
    const translate = (text: string) => engine.translate({ text, source: 'en', target: 'de', format: 'text' }, signal)
    expect(await translate('hello')).toEqual({ text: 'hallo', confidence: expect.closeTo(1, 1) })
    expect((await translate('Maybe')).confidence).toBeCloseTo(0.12, 1)
  })
})
