import { afterAll, describe, expect, test } from 'vitest'
import createText from '../../../capabilities/japanese-text/engines/embedded.ts'
import { createYieldToEventLoop } from '../../../kernel/foundation/workers/yield-to-event-loop.ts'
import { createWorkerPools } from '../../../kernel/foundation/workers/piscina-pools.ts'
import type { Turns } from '../port.ts'
import { openPerplexity } from '../domain/perplexity.ts'
import { describeSmallTalker } from './conformance.ts'
import { createSmallTalker } from './embedded.ts'
import { isFitToSay } from './embedded/style/check-style.ts'
import { fallbackKinds } from './embedded/exchange.ts'
import { readExchanges } from './embedded/read-exchanges.ts'
import { readTopics } from './embedded/topics/read-topics.ts'

const workers = createWorkerPools({ maxThreads: 1 })
afterAll(() => workers[Symbol.asyncDispose]())

/** A Sunday in autumn, five past three in the afternoon in Japan. */
const now = () => Date.UTC(2026, 10, 22, 6, 5)
const yieldToEventLoop = createYieldToEventLoop()
const engine = createSmallTalker(createText({ workers }), { now, seed: 7, workers, yieldToEventLoop })
const signal = new AbortController().signal
const reply = async (...turns: Turns) => (await engine.reply(turns, signal))?.text

describeSmallTalker('embedded', async () => engine)

test('others have their turn while the first reply is loaded, and nothing is loaded before', async () => {
  let steps = 0
  let waits = 0
  const count = (given?: AbortSignal) => {
    steps += 1
    const turn = yieldToEventLoop(given)
    if (turn) waits += 1
    return turn
  }
  const countingYield = Object.assign(count, { longestWaitMs: () => 0 })
  const talker = createSmallTalker(createText({ workers }), { now, seed: 7, workers, yieldToEventLoop: countingYield })
  expect(steps).toBe(0)
  await talker.reply(['こんにちは'], signal)
  // A step for each exchange, each prompt and each reply.
  expect(steps).toBeGreaterThan(10_000)
  expect(waits).toBeGreaterThan(5)
})

describe('what is said decides the reply', () => {
  test('the same seed gives the same reply to the same words, and another one another', async () => {
    expect(await reply('こんにちは')).toBe(await reply('こんにちは'))
    const replies = await Promise.all(
      Array.from({ length: 4 }, async (_, seed) => {
        const other = createSmallTalker(createText({ workers }), { now, seed, workers, yieldToEventLoop })
        return (await other.reply(['こんにちは'], signal))?.text
      }),
    )
    expect(new Set(replies).size).toBeGreaterThan(1)
  })

  test('words of the person’s are said again', async () => {
    expect(await reply('最近、尺八を始めました')).toContain('尺八')
  })

  test('whatever the ending, it is the same', async () => {
    for (const said of ['頭が痛い', '頭が痛いです', '頭が痛いんだよね', '頭、痛い…'])
      expect(await reply(said)).toMatch(/痛|休|頭|画面|水分|お大事に/)
  })

  test('a name that was told is known in the same talk, and no longer', async () => {
    expect(await reply('私は田中です。', '田中さんですね。', '私の名前覚えてる？')).toContain('田中さん')
    expect(await reply('私の名前覚えてる？')).not.toContain('田中')
  })

  test('who says what they are says no name', async () => {
    expect(await reply('私は学生です')).not.toContain('学生さん')
  })

  test('the clock is that of Japan', async () => {
    expect(await reply('今日は何曜日？')).toContain('日曜日')
    expect(await reply('今何時？')).toContain('午後3時5分')
  })

  test('the clock knows what is celebrated next', async () => {
    expect(await reply('次の行事は？')).toContain('クリスマス')
  })

  test('nothing that was said before is said again', async () => {
    const first = (await reply('眠い')) ?? ''
    const second = (await reply('眠い', first, '眠い')) ?? ''
    expect(second).not.toBe(first)
  })
})

describe('care', () => {
  test.each([
    ['死にたい', /とてもつらいのですね。.*110\(警察\)か119\(救急\).*0120-279-338/],
    ['もう消えてしまいたいです', /0120-279-338/],
    ['リストカットをしてしまった', /0120-279-338/],
    ['夫に殴られています', /あなたは悪くありません。.*0120-279-889.*#8008/],
    ['胸が痛くて息ができない', /ためらわず110\(警察\)か119\(救急\)に電話し/],
  ])('somebody in danger is told where help is: %s', async (said, help) => {
    expect(await reply(said)).toMatch(help)
  })

  test.each(['死ぬほど笑った', '笑い死にたい', '自殺点で負けた', '死にたくないから運動する'])(
    'a turn of speech is none: %s',
    async (said) => {
      expect(await reply(said)).not.toMatch(/0120|110/)
    },
  )

  test('a rude word is neither answered in kind nor said again', async () => {
    expect(await reply('バカが好きです')).not.toMatch(/バカ/)
    expect(await reply('死ね')).not.toMatch(/死/)
  })
})

test('2,500 exchanges and more, every reply polite and short', async () => {
  const { exchanges, fallbacks } = await readExchanges(yieldToEventLoop)
  const topics = [
    ...(await readTopics('topics', yieldToEventLoop)),
    ...(await readTopics('predicates', yieldToEventLoop)),
  ]
  expect(topics.length).toBeGreaterThan(400)
  expect(exchanges.length).toBeGreaterThan(2_500)
  const remarks = topics.flatMap((topic) => [...topic.remarks.values()].flat())
  const replies = [
    ...exchanges.flatMap((exchange) => exchange.replies),
    ...fallbackKinds.flatMap(fallbacks),
    ...remarks,
  ]
  expect(replies.filter((line) => !isFitToSay(line))).toEqual([])
})

test('perplexity is small for what is said often, great for what nobody says', async () => {
  const measure = await openPerplexity()
  expect(measure('そうなんですね。')).toBeLessThan(30)
  expect(measure('よろしくお願いします。')).toBeLessThan(30)
  expect(measure('ねすでんなうそ。')).toBeGreaterThan(10 * measure('そうなんですね。'))
})
