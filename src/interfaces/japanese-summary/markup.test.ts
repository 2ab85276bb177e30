import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApp, type TestApp } from '../../kernel/testing/open-test-app.ts'
import japaneseSummary from './index.ts'

const key = 'the-key-of-this-test'

let shared: TestApp
beforeAll(async () => {
  shared = await makeTestApp([japaneseSummary], { MAINSTAY_DEV_KEY: key })
})
afterAll(() => shared.dispose())

async function summarize(sentences: string, fields: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const response = await shared.app.server.inject({
    method: 'POST',
    url: '/jp-ml/text_summarization/v1/',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ apikey: key, sentences, linenumber: '9', ...fields }).toString(),
  })
  return response.json().summary
}

const closed = '東の橋は老朽化のため来月から通行止めになる'
const bus = '迂回する道路には朝と夕方に無料のバスが走る'

describe('what is no sentence of the text is taken out first', () => {
  test.each([
    [
      'a page',
      `<!DOCTYPE html><html><head><title>題</title></head><body><nav><a href="/">ホーム</a></nav><h1>お知らせ</h1><p>${closed}。</p><p>${bus}。</p><footer>市役所の道路課</footer></body></html>`,
    ],
    [
      'Markdown',
      `---\ntitle: 橋\n---\n\n# お知らせ\n\n**東の橋**は[老朽化](https://a.example/x_(1))のため来月から通行止めになる。\n\n![地図](map.png)\n\n\`\`\`sh\nnpm install\n\`\`\`\n\n- ${bus}。\n`,
    ],
    [
      'Markdown with tags',
      `<p align="center"><img src="a.png"></p>\n\n## お知らせ\n\n${closed}。<br>\n${bus}。\n\n<!-- 注 -->\n`,
    ],
    [
      'a wiki',
      `{{告知}}\n== お知らせ ==\n'''東の橋'''は[[老朽化|老朽化]]のため来月から通行止めになる。<ref name="a">市報</ref>\n[[ファイル:Bridge.jpg|thumb|東の橋の写真]]\n* ${bus}。\n[[Category:橋]]`,
    ],
    [
      'the head, signature and rules of a mail',
      `From: 山田 <yamada@city.example>\nSubject: 橋\n\n${closed}。\n----------------------------------------\n${bus}。\n\n-- \n山田太郎\n市役所道路課\n`,
    ],
    [
      'a signature in Japanese',
      `${closed}。\n${bus}。\n\n━━━━━━━━━━━━━━━\n市役所　道路課　山田太郎\n〒100-0000 東町1-2-3\nTEL 03-0000-0000\nhttps://city.example/\n━━━━━━━━━━━━━━━\n`,
    ],
    [
      'what a mail answers',
      `${closed}。\n${bus}。\n\n2026年11月20日(金) 10:15 佐藤花子 <sato@a.example>:\n> 橋はいつまで通れますか。\n>> 詳しく知りたいです。\n`,
    ],
    [
      'a mail sent on',
      `${closed}。\n${bus}。\n\n-----Original Message-----\nFrom: 佐藤花子\nSubject: 橋\n\n橋はいつまで通れますか。\n`,
    ],
    [
      'what Outlook puts under an answer',
      `${closed}。\n${bus}。\n\n________________________________\n差出人: 佐藤 花子 <sato@a.example>\n送信日時: 2026年6月1日 10:00\n宛先: 山田\n件名: 橋\n\n橋はいつまで通れますか。`,
    ],
    ['what a telephone adds', `${closed}。\n${bus}。\n\niPhoneから送信`],
    ['the boxes of a list of tasks', `- [ ] ${closed}。\n- [x] ${bus}。\n`],
    ['signs of HTML without tags', `${closed}。&nbsp;\n${bus}。`],
    [
      'addresses',
      `${closed}（https://city.example/bridge?id=1）。\n詳細: https://city.example/\nhttps://city.example/map\n${bus}。road@city.example\n`,
    ],
  ])('%s', async (_what, text) => {
    expect(await summarize(text)).toEqual([closed, bus])
    expect(await summarize(text.replaceAll('\n', '\r\n'))).toEqual([closed, bus])
  })

  test.each([
    ['a heading alone', '# お知らせ', ['お知らせ']],
    ['a quotation alone', '> 橋はいつまで通れますか。', ['> 橋はいつまで通れますか']],
    ['an address alone', 'https://city.example/', ['https://city.example/']],
    ['a script', 'if [[ -f 橋.txt ]]のときは終わる', ['if [[ -f 橋.txt ]]のときは終わる']],
    ['powers and products', '面積は2*3*4で、2**3は8になる', ['面積は2*3*4で、2**3は8になる']],
    ['a price in a sentence', '一人@500円で、二人なら900円になる', ['一人@500円で、二人なら900円になる']],
    [
      'a rule in the middle',
      `${closed}。\n--\n${bus}。${'\n橋は五十年前に架けられた。'.repeat(20)}`,
      [closed, bus, '橋は五十年前に架けられた'],
    ],
  ])('%s stays', async (_what, text, expected) => {
    expect(await summarize(text)).toEqual(expected)
  })

  test('nothing is taken out where a sign of it is what ends a sentence', async () => {
    expect(await summarize(`${closed}**${bus}`, { separation: '**' })).toEqual([closed, bus])
  })
})

test.each([
  ['brackets', '['.repeat(100_000)],
  ['links', `# 題\n${'[a]('.repeat(50_000)}`],
  ['links of a wiki', `'''題'''${'[['.repeat(50_000)}`],
  ['stars', `# 題\n${'**a'.repeat(50_000)}`],
  ['ticks', `# 題\n${Array.from({ length: 1_000 }, (_, at) => '`'.repeat(at)).join('a')}`],
  ['quotations in quotations', '> '.repeat(100_000)],
  ['addresses', 'http://a@'.repeat(50_000)],
  ['rules', `${'-'.repeat(100_000)}\n`.repeat(3)],
])('%s that never end are answered', async (_what, text) => {
  expect(await summarize(text, { linenumber: '1' })).toHaveLength(/[\p{L}\p{N}]/u.test(text) ? 1 : 0)
})

describe('lines', () => {
  test('that a program wrapped are put together again', async () => {
    const mail =
      '高橋様\n\n' +
      '先日お知らせした会場の件ですが、駅前の会館が改装の\n' +
      'ため使えなくなりました。代わりに、市役所の三階にある\n' +
      '会議室で行います。開始の時刻は、\n午後二時のままです。\n'
    expect(await summarize(mail)).toEqual([
      '高橋様',
      '先日お知らせした会場の件ですが、駅前の会館が改装のため使えなくなりました',
      '代わりに、市役所の三階にある会議室で行います',
      '開始の時刻は、午後二時のままです',
    ])
  })

  test('of lists and of titles stay apart', async () => {
    const list =
      '来週の会議で決めたいことを三つ挙げます。\n・新しい受付の担当者を決めること\n・夏の展示会に出す品物を選ぶこと\n1. 次の会議の日を決めること'
    expect(await summarize(list)).toHaveLength(4)
    expect(await summarize('秋の遠足の行き先について\n行き先は山に決まった。\n弁当を持って来ること')).toHaveLength(3)
  })
})

describe('maxlength', () => {
  const sentences = `${closed}。${bus}。工事は三年かかる見通しだ。費用は四億円である。`

  test('holds with a full stop or a line end between the sentences', async () => {
    for (let maxlength = 1; maxlength < 75; maxlength++) {
      const summary = await summarize(sentences, { maxlength: String(maxlength) })
      expect(Array.isArray(summary) && summary.join('。').length).toBeLessThanOrEqual(maxlength)
    }
  })

  test('two sentences need a character more than both have', async () => {
    const both = ['橋の架け替えをいつまでに終えるのか伺います', '道路の補修をどのように進めるのか伺います']
    const length = both.join('').length
    expect(await summarize(`${both.join('。')}。`, { maxlength: String(length + 1) })).toEqual(both)
    expect(await summarize(`${both.join('。')}。`, { maxlength: String(length) })).toHaveLength(1)
  })

  test('cuts no quotation', async () => {
    const text = '市長は会見で「東の橋は来月から、西の橋は来年から、通行止めにする」と述べ、住民に理解を求めた。'
    expect(await summarize(text, { maxlength: '30' })).toEqual(['住民に理解を求めた'])
    expect(await summarize(text, { maxlength: '8' })).toEqual([])
  })
})
