import { describe, expect, test } from 'vitest'
import type { SmallTalker, Turns } from '../port.ts'

const talks: readonly (readonly [string, Turns])[] = [
  ['a greeting', ['こんにちは']],
  ['a question', ['趣味は何ですか？']],
  [
    'a long story',
    ['昨日は友達と海へ行って、泳いだり貝を拾ったりして、夜は花火をしてからみんなで帰りました。本当に楽しかったです。'],
  ],
  ['a rude word', ['お前は馬鹿か']],
  ['English', ['How are you today?']],
  ['emoji alone', ['😀🎉']],
  ['punctuation alone', ['……！？']],
  ['half-width kana', ['ｵﾊﾖｳｺﾞｻﾞｲﾏｽ']],
  ['turns before', ['旅行が好きです。', 'どちらへいらっしゃいましたか。', '京都です。']],
]

/** What everybody keeps who makes small talk. */
export function describeSmallTalker(name: string, create: () => Promise<SmallTalker>): void {
  describe(name, () => {
    test.each(talks)('replies to %s in one polite paragraph of Japanese', async (_what, turns) => {
      const reply = await (await create()).reply(turns, new AbortController().signal)
      expect(reply?.text).toMatch(/[\p{Script=Hiragana}\p{Script=Han}]/u)
      expect(reply?.text).toMatch(/です|でし|ます|まし|ませ|ください|どうぞ/)
      expect(reply?.text).not.toMatch(/[\r\n{}]|馬鹿/)
      expect(reply?.text.length).toBeLessThanOrEqual(300)
    })

    test('says how usual its words are', async () => {
      const reply = await (await create()).reply(['こんにちは'], new AbortController().signal)
      expect(reply?.perplexity).toBeGreaterThan(1)
      expect(reply?.perplexity).toBeLessThan(100_000)
    })
  })
}
