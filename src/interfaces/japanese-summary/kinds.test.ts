import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApp, type TestApp } from '../../kernel/testing/open-test-app.ts'
import japaneseSummary from './index.ts'

const key = 'the-key-of-this-test'

let shared: TestApp
beforeAll(async () => {
  shared = await makeTestApp([japaneseSummary], { MAINSTAY_DEV_KEY: key })
})
afterAll(() => shared.dispose())

async function summarize(sentences: string, linenumber = 1): Promise<unknown> {
  const response = await shared.app.server.inject({
    method: 'POST',
    url: '/jp-ml/text_summarization/v1/',
    payload: { apikey: key, sentences, linenumber },
  })
  return response.json().summary
}

describe('each kind of text has its point where its writers put it', () => {
  test.each([
    [
      'a notice, in when and what',
      '注意！\n水道工事のお知らせ\nいつもご協力をいただき、ありがとうございます。\n五月八日の午前十時から正午まで、東町の一部で断水いたします。\n古い管を取り替えるためです。\nご不便をおかけしますが、よろしくお願いいたします。',
      '五月八日の午前十時から正午まで、東町の一部で断水いたします',
    ],
    [
      'a notice that is written line by line, in kanji',
      '【臨時休館のお知らせ】\n\n何時も御利用頂き、有難う御座います。\n\n大雪のため\n\n一月九日まで休館致します。\n\n決まり次第、改めてお知らせ致します。\n\n御迷惑をお掛けしますが、何卒宜しくお願い致します。',
      '大雪のため一月九日まで休館致します',
    ],
    [
      'a mail, in what it asks',
      '高橋様\nいつもお世話になっております。\n南商会の井上です。\n先週は工場をご案内いただき、ありがとうございました。\n見本を三つ、今月二十日までに送っていただけないでしょうか。\n社内の会議で使う予定です。\nどうぞよろしくお願いいたします。',
      '見本を三つ、今月二十日までに送っていただけないでしょうか',
    ],
    [
      'minutes, in what was settled',
      '文化祭の打ち合わせ\n各組の案を聞いた。\n劇は準備に時間がかかるという意見が出た。\n模擬店には衛生の面で反対があった。\n検討の結果、今年は校内の展示だけを行うことに決まった。\n次回は来週の月曜日に集まる。',
      '検討の結果、今年は校内の展示だけを行うことに決まった',
    ],
    [
      'a report, in what it concludes',
      '畑のミツバチの数を五年間調べた。\n調査は春と夏に十二の畑で行った。\n数は三年目まで変わらなかった。\n四年目に新しい農薬が使われ始めた。\n減少の主な原因は、この農薬であると考えられる。',
      '減少の主な原因は、この農薬であると考えられる',
    ],
    [
      'a speech, in what it asks for',
      '私の地元では、通学路に歩道のない所が残っています。\n昨年は児童の事故が二件ありました。\n保護者からも不安の声が寄せられています。\n歩道の整備を急ぐべきと考えますが、市長の見解を伺います。\n以上で質問を終わります。',
      '歩道の整備を急ぐべきと考えますが、市長の見解を伺います',
    ],
    [
      'news, in its first sentence',
      '速報！\n東海電鉄は十二日、来年三月に運賃を平均で一割引き上げると発表した。\n値上げは二十年ぶりとなる。\n人件費と電気代の上昇が理由だという。\n利用者からは「困る」という声が上がっている。',
      '東海電鉄は十二日、来年三月に運賃を平均で一割引き上げると発表した',
    ],
  ])('%s', async (_what, text, expected) => {
    expect(await summarize(text)).toEqual([expected])
  })

  test('news that begins with a picture has its point behind it, and what will be', async () => {
    const text =
      '白い湯気が、山あいの工房に立ちのぼる。\n村でただ一つの和紙の工房だ。\n三代目の北さんは去年、古い着物を紙にする方法を編み出した。\n「捨てるには惜しい布ばかりだった」と話す。\n注文は全国から届く。\n来年の春には、隣の空き家に体験の教室を開く。'
    expect(await summarize(text, 2)).not.toContain('白い湯気が、山あいの工房に立ちのぼる')
    expect(await summarize(text, 2)).toContain('来年の春には、隣の空き家に体験の教室を開く')
  })

  test('what somebody says of the news is not the news', async () => {
    const text =
      '市は十日、川沿いの遊歩道を夜も開けると発表した。\n照明を四十基つける。\n近くの女性は「帰り道が明るくなるのはうれしい」と話した。\n工事は来月始まり、年内に終える計画だ。'
    expect(await summarize(text, 2)).toEqual([
      '市は十日、川沿いの遊歩道を夜も開けると発表した',
      '工事は来月始まり、年内に終える計画だ',
    ])
  })

  test('a notice to somebody is no mail, and that something will change says less than what', async () => {
    const text =
      '駐車場の料金の変更について\n利用者の皆様\nいつもご利用いただき、ありがとうございます。\n管理の費用が上がったため、料金を見直すことになりました。\n十月一日から、一時間の料金が二百円になります。\n今後も使いやすい駐車場となるよう、努めてまいります。'
    expect(await summarize(text)).toEqual(['十月一日から、一時間の料金が二百円になります'])
  })

  test('headings, salutations and cries come only where nothing else is left', async () => {
    const text = '重要\nお客様各位\n注意！\n明日は終日休業いたします。'
    expect(await summarize(text)).toEqual(['明日は終日休業いたします'])
    expect(await summarize('注意！')).toEqual(['注意！'])
    expect(await summarize('速報\n号外！')).toHaveLength(1)
  })

  test('a heading of markup tells the kind, though it is taken out', async () => {
    const sentences = [
      '各班の進み具合を聞いた。',
      '部品が届かず、二班が三日遅れている。',
      '発表は予定どおり十日に行うことに決まった。',
    ]
    const expected = ['発表は予定どおり十日に行うことに決まった']
    expect(await summarize(`# 週の会議\n\n- ${sentences.join('\n- ')}`)).toEqual(expected)
    expect(await summarize(`== 週の会議 ==\n* ${sentences.join('\n* ')}`)).toEqual(expected)
    expect(await summarize(`<h2>週の会議</h2><p>${sentences.join('</p><p>')}</p>`)).toEqual(expected)
  })

  test('of another language its first sentence is no heading', async () => {
    expect(await summarize('The bridge is closed. Cars wait.')).toEqual(['The bridge is closed.'])
  })

  test('what is chosen stands in the order of the text', async () => {
    const text =
      '環境委員会\n川の清掃について話し合った。\n清掃は六月に行うことを決めた。\n費用が足りないという声があった。\n道具は各組で用意することに決まった。'
    expect(await summarize(text, 2)).toEqual(['清掃は六月に行うことを決めた', '道具は各組で用意することに決まった'])
  })
})
