import { afterAll, describe, expect, test } from 'vitest'
import { createWorkerPools } from '../../../kernel/workers/piscina-pools.ts'
import type { Sensitivity } from '../port.ts'
import { describeProofreader } from './conformance.ts'
import createEngine from './embedded.ts'

const workers = createWorkerPools({ maxThreads: 1 })
afterAll(() => workers[Symbol.asyncDispose]())

const engine = createEngine({ workers })
describeProofreader('embedded', async () => engine)

async function find(text: string, sensitivity: Sensitivity = 'medium') {
  const { findings } = await engine.proofread({ text, sensitivity }, new AbortController().signal)
  return findings.map(({ begin, end, suggestions }) => [text.slice(begin, end), suggestions[0]])
}

/** The text with the first suggestion of each finding. */
async function correct(text: string, sensitivity: Sensitivity = 'medium') {
  const { findings } = await engine.proofread({ text, sensitivity }, new AbortController().signal)
  return findings.reduceRight(
    (corrected, { begin, end, suggestions: [first] }) =>
      corrected.slice(0, begin) + (first ?? '') + corrected.slice(end),
    text,
  )
}

describe('rules', () => {
  test.each([
    ['この本は読みずらい。', 'この本は読みづらい。'],
    ['私は朝早く起きれない。', '私は朝早く起きられない。'],
    ['一番最初にすることを決めます。', '最初にすることを決めます。'],
    ['彼の話は完壁だった。', '彼の話は完璧だった。'],
    ['少しづつ進めます。', '少しずつ進めます。'],
    ['こんにちわ。', 'こんにちは。'],
    ['昨日わ、雨でした。', '昨日は、雨でした。'],
  ])('%s', async (text, clean) => {
    expect(await correct(text)).toBe(clean)
  })

  test('leave the conditional alone, which looks like ら抜き', async () => {
    expect(await find('これを見れば分かる。')).toEqual([])
  })

  test('drop い only where everything is looked at', async () => {
    expect(await find('友達と待ってます。', 'medium')).toEqual([])
    expect(await find('友達と待ってます。', 'high')).toContainEqual(['て', 'てい'])
  })

  test('tell the one sentence that ends in another style', async () => {
    const text = '朝は雨でした。昼には晴れました。夕方は曇りだった。夜は星が見えました。'
    expect(await find(text)).toEqual([['だった', 'でした']])
    expect(await find('朝は雨でした。彼は「昼は雨だった。」と話しました。夜は星が見えました。')).toEqual([])
  })
})

describe('the model', () => {
  test.each([
    ['swapped letters', 'その映画はとてもおしもろかったです。', 'その映画はとてもおもしろかったです。'],
    ['a letter without its sound mark', '駅まて歩いて行きました。', '駅まで歩いて行きました。'],
    ['a word that is read alike', '来週の会議に出籍してください。', '来週の会議に出席してください。'],
    ['a letter that is missing', 'この川は県の南部を流ている。', 'この川は県の南部を流れている。'],
    ['a letter that stands there twice', '昨日は友達とと映画を見ました。', '昨日は友達と映画を見ました。'],
  ])('undoes %s', async (_what, text, clean) => {
    expect(await correct(text)).toBe(clean)
  })
})

describe('places', () => {
  test('are UTF-16 code units of the text as it was sent, whatever stands before', async () => {
    const text = '𠮷野家へ😀行った。彼の話は完壁だった。'
    const { findings } = await engine.proofread({ text, sensitivity: 'low' }, new AbortController().signal)
    expect(findings.map(({ begin, end }) => [begin, text.slice(begin, end)])).toContainEqual([15, '完壁'])
  })

  test('are those of kana of half width, not of what they become', async () => {
    const text = 'ｶﾞｷﾞの話は完壁だった。'
    const { normalized, findings } = await engine.proofread({ text, sensitivity: 'low' }, new AbortController().signal)
    expect(normalized).toBe('ガギの話は完壁だった。')
    expect(findings.map(({ begin }) => begin)).toContain(7)
  })
})
