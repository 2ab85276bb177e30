import { describe, expect, test } from 'vitest'
import { Declined } from './declined.ts'
import type { TextsRequest } from './domain/translator.ts'
import type { TranslationEngine } from './port.ts'
import { fakeEngine, openTranslator } from './testing/open-translator.ts'

const decline = async () => {
  throw new Declined('low_confidence', 'This sentence is too hard.')
}
const die = async () => {
  throw new Error('The process ended.')
}
/** Hangs without a look at the signal. */
const hang = () => new Promise<string>(() => {})

test('lists the pairs of all engines, each once', async () => {
  const { translator } = await openTranslator({
    one: fakeEngine('one', ['en>ja', 'ja>en']),
    two: fakeEngine('two', ['en>ja', 'en>es']),
  })
  expect(await translator.listPairs()).toEqual([
    { source: 'en', target: 'ja' },
    { source: 'ja', target: 'en' },
    { source: 'en', target: 'es' },
  ])
})

test('each text goes to the first engine that has its pair, and all that answered are named', async () => {
  const { say, reported } = await openTranslator({
    one: fakeEngine('one', ['ja>en']),
    two: fakeEngine('two', ['ja>en', 'de>en']),
  })
  expect(await say({ texts: ['駅', 'Guten Morgen, wie geht es Ihnen?'], target: 'en' })).toEqual([
    { text: 'one:ja>en 駅', source: 'ja' },
    { text: 'two:de>en Guten Morgen, wie geht es Ihnen?', source: 'de' },
  ])
  expect(reported).toEqual(['one, two'])
})

test('a spare engine is asked for those pairs alone that no other has, and no guess leads to it', async () => {
  const spare = { ...fakeEngine('spare', ['en>ja', 'de>ja', 'fr>ja', 'en>fi']), isSpare: true }
  const { say, reported } = await openTranslator({ spare, one: fakeEngine('one', ['en>ja'], decline) })
  await expect(say({ texts: ['hello'], source: 'en', target: 'ja' })).rejects.toThrow()
  expect(await say({ texts: ['Guten Tag'], source: 'de', target: 'ja' })).toEqual([
    { text: 'spare:de>ja Guten Tag', source: 'de' },
  ])
  expect(await say({ texts: ['Where is the house of my mother?'], target: 'fi' })).toEqual([
    { text: 'spare:en>fi Where is the house of my mother?', source: 'en' },
  ])
  expect(reported.at(-1)).toBe('spare')
})

test.each([
  ['en-GB', 'en'],
  ['en-us', 'en'],
  ['zh-TW', 'zh-Hant'],
  ['zh-CN', 'zh'],
  ['pt-PT', 'pt-BR'],
])('a target of %s is asked of an engine that has %s', async (asked, had) => {
  const { say } = await openTranslator({ one: fakeEngine('one', [`ja>${had}`]) })
  const [answer] = await say({ texts: ['駅'], source: 'ja', target: asked })
  expect(answer?.text).toBe(`one:ja>${had} 駅`)
})

test('other translations differ in more than capitals, marks and spaces, remembered or not', async () => {
  const alternatives = ['das Haus', 'Das Haus.', 'Das ｈaus', 'Ein Haus.', 'ein haus', 'Das Gebäude.', 'Ein Gebäude.']
  const engine: TranslationEngine = {
    listPairs: async () => [{ source: 'en', target: 'de' }],
    translate: async () => ({ text: 'Das Haus!', alternatives }),
  }
  const { say } = await openTranslator({ engine }, { TRANSLATION_MEMORY: 'key' })
  const ask = async (request: Partial<TextsRequest> = {}) =>
    (await say({ texts: ['The house!'], source: 'en', target: 'de', ...request }))[0]
  const chosen = { text: 'Das Haus!', source: 'en', alternatives: ['Ein Haus.', 'Das Gebäude.'] }
  expect(await ask({ alternatives: 2 })).toEqual(chosen)
  expect(await ask({ alternatives: 2 })).toEqual(chosen)
  expect(await ask()).toEqual({ text: 'Das Haus!', source: 'en' })
  expect(await ask({ texts: ['12'], alternatives: 2 })).toEqual({ text: '12', source: 'en', alternatives: [] })
})

test('traditional Chinese is not asked of an engine for simplified', async () => {
  const { say } = await openTranslator({ one: fakeEngine('one', ['en>zh']) })
  await expect(say({ texts: ['hello'], source: 'en', target: 'zh-Hant' })).rejects.toThrow('en into zh-Hant')
})

test('an engine that declines is passed over and stays well', async () => {
  const { say, reported, breakers } = await openTranslator({
    shy: fakeEngine('shy', ['en>ja'], decline),
    bold: fakeEngine('bold', ['en>ja']),
  })
  for (let call = 0; call < 8; call++) {
    expect(await say({ texts: ['hello'], source: 'en' })).toEqual([{ text: 'bold:en>ja hello', source: 'en' }])
  }
  expect(breakers.get('shy')?.state).toBe('closed')
  expect(reported).toEqual(Array.from({ length: 8 }, () => 'bold'))
})

test('an engine that takes longer than it may is told as busy, to be tried later with less', async () => {
  const { say } = await openTranslator(
    { slow: fakeEngine('slow', ['en>ja'], hang) },
    { TRANSLATION_TIMEOUT_SECONDS: '1' },
  )
  await expect(say({ texts: ['hello'], source: 'en' })).rejects.toMatchObject({
    code: 'took_too_long',
    status: 503,
    headers: { 'retry-after': '10' },
    message: 'The engine took too long to translate; send less text at once.',
  })
})

test('when all decline, the last reason is told', async () => {
  const { say } = await openTranslator({ shy: fakeEngine('shy', ['en>ja'], decline) })
  await expect(say({ texts: ['hello'], source: 'en' })).rejects.toMatchObject({
    code: 'low_confidence',
    status: 400,
    message: 'This sentence is too hard.',
  })
})

test('a pair that nobody has is refused with those there are, and how to get it', async () => {
  const { say } = await openTranslator({ one: fakeEngine('one', ['en>ja', 'ja>en', 'en>es']) })
  await expect(say({ texts: ['hallo'], source: 'de', target: 'en' })).rejects.toMatchObject({
    code: 'unsupported_pair',
    status: 400,
    message:
      'Nothing here translates from de into en; there are ja-en. The operator may bring more with: mainstay translation pull de-en',
  })
  await expect(say({ texts: ['hallo'], source: 'de', target: 'fr' })).rejects.toThrow(
    'there are en-ja, ja-en, en-es. The operator may bring more with: mainstay translation pull de-en en-fr',
  )
})

test('an engine that dies in mid-batch is passed over; the results stay right and in order', async () => {
  let asked = 0
  const { say, reported, breakers } = await openTranslator({
    dying: fakeEngine('dying', ['en>ja'], async ({ text }) => (++asked > 3 ? die() : text)),
    steady: fakeEngine('steady', ['en>ja']),
  })
  const texts = Array.from({ length: 30 }, (_, index) => `text ${index}`)
  const answers = await say({ texts, source: 'en' })
  expect(answers.map(({ text }) => text.replace(/^(?:dying|steady):en>ja /, ''))).toEqual(texts)
  expect(answers.filter(({ text }) => text.startsWith('dying:'))).toHaveLength(3)
  expect(breakers.get('dying')?.state).toBe('open')
  expect(asked).toBeLessThan(20)
  expect(reported).toEqual(['dying, steady'])
})

test('an engine that hangs is given up, in mid-batch too', async () => {
  const { say } = await openTranslator(
    {
      hanging: fakeEngine('hanging', ['en>ja'], async ({ text }) => (text === 'two' ? hang() : text)),
      steady: fakeEngine('steady', ['en>ja']),
    },
    { TRANSLATION_TIMEOUT_SECONDS: '1' },
  )
  const answers = await say({ texts: ['one', 'two', 'three'], source: 'en' })
  expect(answers.map(({ text }) => text)).toEqual(['hanging:en>ja one', 'steady:en>ja two', 'hanging:en>ja three'])
})

test('when every engine fails, that is said, and nothing of what they threw', async () => {
  const { say } = await openTranslator({ dying: fakeEngine('dying', ['en>ja'], die) })
  await expect(say({ texts: ['hello'], source: 'en' })).rejects.toMatchObject({
    code: 'engine_failed',
    message: 'No engine could translate this; the last failure is in the log.',
  })
})

test('an engine that cannot list its pairs leaves the others at work', async () => {
  const { say } = await openTranslator({
    away: { ...fakeEngine('away', []), listPairs: die },
    steady: fakeEngine('steady', ['en>ja']),
  })
  expect(await say({ texts: ['hello'], source: 'en' })).toEqual([{ text: 'steady:en>ja hello', source: 'en' }])
})

test('a caller who leaves ends the work at once, and the engine is not to blame', async () => {
  const begun = Promise.withResolvers<AbortSignal>()
  const { say, breakers } = await openTranslator({
    slow: fakeEngine('slow', ['en>ja'], (_request, signal) => {
      begun.resolve(signal)
      return hang()
    }),
  })
  const caller = new AbortController()
  const answers = say({ texts: ['hello'], source: 'en' }, caller.signal)
  const signal = await begun.promise
  caller.abort()
  await expect(answers).rejects.toMatchObject({ code: 'cancelled' })
  expect(signal.aborted).toBe(true)
  for (let call = 0; call < 6; call++)
    await say({ texts: ['hello'], source: 'en' }, AbortSignal.abort()).catch(() => {})
  expect(breakers.get('slow')?.state).toBe('closed')
})

describe('a text that no engine translates', () => {
  const hard = fakeEngine('one', ['en>ja', 'de>ja'], async ({ text }) => {
    if (text === 'bad') return decline()
    return text === 'broken' ? die() : text
  })

  test.each([
    ['bad', 'declined'],
    ['broken', 'failed'],
  ])('stays as it is beside others: %s', async (text) => {
    const { say } = await openTranslator({ one: hard })
    expect(await say({ texts: ['good', text, 'fine'], source: 'en' })).toEqual([
      { text: 'one:en>ja good', source: 'en' },
      { text, source: 'en', confidence: 0 },
      { text: 'one:en>ja fine', source: 'en' },
    ])
  })

  test('for lack of its pair stays as it is beside others', async () => {
    const { say } = await openTranslator({ one: hard })
    const finnish = 'Huomenta, mitä sinulle kuuluu tänään?'
    expect(await say({ texts: ['Good morning, how are you today?', finnish] })).toEqual([
      { text: 'one:en>ja Good morning, how are you today?', source: 'en' },
      { text: finnish, source: 'fi', confidence: 0 },
    ])
  })

  test('fails a call that has no other, a failure before a refusal', async () => {
    const { say } = await openTranslator({ one: hard })
    await expect(say({ texts: ['bad', '...'], source: 'en' })).rejects.toThrow('This sentence is too hard.')
    await expect(say({ texts: ['bad', 'broken'], source: 'en' })).rejects.toMatchObject({ code: 'engine_failed' })
  })

  test('leaves a piece of a long text as it is', async () => {
    const sentence = 'The quick brown fox jumps over the lazy dog near the river bank. '
    const { say } = await openTranslator({
      one: fakeEngine('one', ['en>ja'], async ({ text }) => (text.includes('hard') ? decline() : text.toUpperCase())),
    })
    const text = `${sentence.repeat(60)}\n\nThis one is hard. ${sentence.repeat(60)}`
    const [answer] = await say({ texts: [text], source: 'en' })
    expect(answer?.text).toContain('THE QUICK BROWN FOX')
    expect(answer?.text).toContain('This one is hard.')
    expect(answer?.confidence).toBe(0)
  })
})

describe('a translation that its engine doubts', () => {
  const doubting = (name: string, confidence?: number) => ({
    ...fakeEngine(name, ['en>ja']),
    translate: async ({ text }: { readonly text: string }) => ({
      text: `${name} ${text}`,
      doubt: 'This sentence is too hard.',
      ...(confidence !== undefined && { confidence }),
    }),
  })

  test('is left for that of a surer engine', async () => {
    const { say } = await openTranslator({ one: doubting('one', 0.4), two: fakeEngine('two', ['en>ja']) })
    expect(await say({ texts: ['hello'], source: 'en' })).toEqual([{ text: 'two:en>ja hello', source: 'en' }])
  })

  test('is given with its confidence where none is surer, the first engine first', async () => {
    const { say, reported } = await openTranslator({
      one: doubting('one', 0.4),
      two: doubting('two'),
      three: fakeEngine('three', ['en>ja'], die),
    })
    expect(await say({ texts: ['hello', '12'], source: 'en' })).toEqual([
      { text: 'one hello', source: 'en', confidence: 0.4 },
      { text: '12', source: 'en' },
    ])
    expect(reported).toEqual(['one'])
  })

  test('is refused where that is set, text by text', async () => {
    const { say } = await openTranslator(
      {
        one: fakeEngine('one', ['de>ja']),
        two: doubting('two', 0.4),
      },
      { TRANSLATION_UNSURE: 'refuse' },
    )
    await expect(say({ texts: ['hello'], source: 'en' })).rejects.toMatchObject({
      code: 'low_confidence',
      message: 'This sentence is too hard.',
    })
    expect(await say({ texts: ['Guten Morgen, wie geht es Ihnen?', 'Good morning, how are you today?'] })).toEqual([
      { text: 'one:de>ja Guten Morgen, wie geht es Ihnen?', source: 'de' },
      { text: 'Good morning, how are you today?', source: 'en', confidence: 0 },
    ])
  })

  test('is not kept in the memory', async () => {
    const { say, reported } = await openTranslator({ one: doubting('one', 0.4) }, { TRANSLATION_MEMORY: 'key' })
    await say({ texts: ['hello'], source: 'en' })
    await say({ texts: ['hello'], source: 'en' })
    expect(reported).toEqual(['one', 'one'])
  })
})

test.each([
  ['nothing', ''],
  ['blanks', ' \n\t'],
  ['emoji', '🎉🎉 👩‍👩‍👧'],
  ['digits and signs', '12,345.67 — (§ 8)'],
])('a text of %s stays as it is', async (_what, text) => {
  const { say, reported } = await openTranslator({ one: fakeEngine('one', ['en>ja'], die) })
  expect(await say({ texts: [text] })).toEqual([{ text, source: 'und' }])
  expect(await say({ texts: [text], source: 'en' })).toEqual([{ text, source: 'en' }])
  expect(reported).toEqual([])
})

test('a text that is in the target language already stays as it is', async () => {
  const { say } = await openTranslator({ one: fakeEngine('one', ['en>ja'], die) })
  expect(await say({ texts: ['駅はどこですか。'] })).toEqual([{ text: '駅はどこですか。', source: 'ja' }])
  expect(await say({ texts: ['Colour'], source: 'en-GB', target: 'en-US' })).toEqual([
    { text: 'Colour', source: 'en-GB' },
  ])
})

test('a long text goes in pieces at sentence ends and comes back whole', async () => {
  const lengths: number[] = []
  const { say } = await openTranslator({
    one: {
      ...fakeEngine('one', ['en>ja']),
      async translate({ text }) {
        lengths.push(text.length)
        return { text: text.toUpperCase() }
      },
    },
  })
  const sentence = 'The quick brown fox jumps over the lazy dog near the river bank. '
  const text = `${sentence.repeat(1_000)}\n\n${sentence.repeat(1_000)}`
  expect(text.length).toBeGreaterThan(128 * 1_000)
  const [answer] = await say({ texts: [text], source: 'en' })
  expect(answer?.text).toBe(text.toUpperCase())
  expect(Math.max(...lengths)).toBeLessThanOrEqual(4_000)
  expect(lengths.every((length) => length % sentence.length < 3)).toBe(true)
})

test('a text without any blank is cut between characters', async () => {
  const { say } = await openTranslator({
    one: {
      ...fakeEngine('one', ['en>ja']),
      translate: async ({ text }) => ({ text: Buffer.from(text).toString() }),
    },
  })
  const text = `a${'𝒳'.repeat(10_000)}`
  const [answer] = await say({ texts: [text], source: 'en' })
  expect(answer?.text).toBe(text)
})

test('marks of direction reach the engine', async () => {
  const { say } = await openTranslator({ one: fakeEngine('one', ['he>en']) })
  const [answer] = await say({ texts: ['\u200fשלום\u200f (שלום)'], target: 'en' })
  expect(answer).toEqual({ text: 'one:he>en \u200fשלום\u200f (שלום)', source: 'he' })
})

test('what was imported is answered before any engine, and is named', async () => {
  const { say, reported, translator } = await openTranslator(
    { one: fakeEngine('one', ['en>ja']) },
    { TRANSLATION_MEMORY: 'key' },
  )
  await say({ texts: ['hello'], source: 'en' })
  expect(await say({ texts: ['hello', 'bye'], source: 'en' })).toEqual([
    { text: 'one:en>ja hello', source: 'en' },
    { text: 'one:en>ja bye', source: 'en' },
  ])
  expect(reported).toEqual(['one', 'memory, one'])
  expect(await translator.listPairs()).toHaveLength(1)
})
