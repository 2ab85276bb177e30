import { afterAll, describe, expect, test } from 'vitest'
import { createWorkerPools } from '../../../kernel/foundation/workers/piscina-pools.ts'
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

  test.each([
    ['エラーを表示する変わりに、例外を補足します。', 'エラーを表示する代わりに、例外を捕捉します。'],
    ['使い終えたメモリを開放してください。', '使い終えたメモリを解放してください。'],
    ['受け取ったデータを複号します。', '受け取ったデータを復号します。'],
    ['少数点以下は切り捨てます。', '小数点以下は切り捨てます。'],
    ['関数は値を帰します。', '関数は値を返します。'],
    ['設定の基づいて処理します。', '設定に基づいて処理します。'],
    ['このオブジェトを呼びます。', 'このオブジェクトを呼びます。'],
    ['この機能ついては後で説明します。', 'この機能については後で説明します。'],
    ['ここで変更することができす。', 'ここで変更することができます。'],
    ['新しい割引が適応されます。', '新しい割引が適用されます。'],
    ['次の選択を洗濯肢から選びます。', '次の選択を選択肢から選びます。'],
    ['担当者の支持に従ってください。', '担当者の指示に従ってください。'],
    ['会場に付いたら電話します。', '会場に着いたら電話します。'],
    ['社長に変わって説明します。', '社長に代わって説明します。'],
    ['古い設定をを併用しながら使います。', '古い設定を併用しながら使います。'],
    ['古い設定の併用しながら使います。', '古い設定を併用しながら使います。'],
    ['一覧の末尾をが参照します。', '一覧の末尾を参照します。'],
    ['規則ように書きます。', '規則のように書きます。'],
    ['保守ため、夜に止めます。', '保守のため、夜に止めます。'],
  ])('tell slips by what stands beside them: %s', async (text, clean) => {
    expect(await correct(text, 'low')).toBe(clean)
  })

  test.each([
    '例外の補足説明を読んでください。',
    '国立公園を市民に開放しました。',
    'メンテナスクリプトを書きます。',
    '少数の意見も聞きます。',
    '季節の変わり目です。',
    '国民の支持に応えます。',
    'シャツを洗濯します。',
    '環境に適応した生き物です。',
    '彼の運転している車です。',
    '名前に変わった字があります。',
  ])('leave alone what is right elsewhere: %s', async (text) => {
    expect(await find(text, 'low')).toEqual([])
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
    ['a letter that is missing', '彼はその本を読んいる。', '彼はその本を読んでいる。'],
    ['a letter that stands there twice', '昨日は友達とと映画を見ました。', '昨日は友達と映画を見ました。'],
  ])('undoes %s', async (_what, text, clean) => {
    expect(await correct(text)).toBe(clean)
  })
})

describe('technical prose', () => {
  test.each([
    '計算の出力を確認してください。',
    'プログラムのバグを修正しました。',
    '本章では関数の定義を説明します。',
    'クラスの継承について説明します。',
    'メーラーを起動して設定を確認します。',
    'サーバの設定を行なうには、組込み関数を使います。',
  ])('is left alone: %s', async (text) => {
    expect(await find(text)).toEqual([])
  })

  test.each([
    ['a word that is read alike', '渓谷メッセージが表示されます。', '警告メッセージが表示されます。'],
    ['another one', '詩的された箇所を修正しました。', '指摘された箇所を修正しました。'],
    ['a verb that is read alike', '関数の値を帰します。', '関数の値を返します。'],
    ['よう as a noun', '以下の用に設定します。', '以下のように設定します。'],
    ['a wrong particle', '設定ファイルが編集します。', '設定ファイルを編集します。'],
    ['a particle too many', '変数の値のを変更します。', '変数の値を変更します。'],
    ['a kana that is missing', '例外が投げらる場合があります。', '例外が投げられる場合があります。'],
  ])('has its slips undone: %s', async (_what, text, clean) => {
    expect(await correct(text)).toBe(clean)
  })

  test('a particle that is doubled all through a text stays a slip', async () => {
    const found = await find('値をを返します。関数をを呼びます。結果をを書きます。')
    expect(found).toEqual([
      ['をを', 'を'],
      ['をを', 'を'],
      ['をを', 'を'],
    ])
    expect(await find('設定ファイルが編集します。次に、設定ファイルが編集します。')).toEqual([
      ['が', 'を'],
      ['が', 'を'],
    ])
  })

  test('a word that the text has several times is its own', async () => {
    const sentence = 'シンプルルータの主な動作を説明します。'
    expect(await find(sentence)).not.toEqual([])
    expect(await find(`シンプルルータを作ります。${sentence}シンプルルータは小さなルータです。`)).toEqual([])
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
