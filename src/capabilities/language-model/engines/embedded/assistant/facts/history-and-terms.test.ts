import { describe, expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'

test.each([
  ['When did World War II end?', 'World War II ended on 2 September 1945.'],
  ['when did the second world war start', 'World War II began on 1 September 1939.'],
  ['How long did World War 1 last?', 'World War I lasted from 28 July 1914 to 11 November 1918.'],
  ['When was the French Revolution?', 'The French Revolution lasted from 1789 to 1799.'],
  ['What year did the Titanic sink?', 'The sinking of the Titanic: 15 April 1912.'],
  ['When did the Berlin Wall fall?', 'The fall of the Berlin Wall: 9 November 1989.'],
  ['when was the battle of hastings', 'The Battle of Hastings: 14 October 1066.'],
  ['第二次世界大戦はいつ終わった？', '第二次世界大戦は1945年9月2日に終わりました。'],
  ['江戸時代はいつからいつまで？', '江戸時代は1603年から1868年まで続きました。'],
  ['関ヶ原の戦いは何年ですか', '関ヶ原の戦いは1600年10月21日です。'],
  ['東日本大震災が起きたのはいつ？', '東日本大震災は2011年3月11日です。'],
])('of history: %s', async (question, answer) => {
  expect(await ask(question)).toBe(answer)
})

describe('of terms', () => {
  test.each([
    ['What is JSON?', /^JSON is a text format for data/],
    ['what does API stand for', /^API stands for application programming interface\.$/],
    ['what is an API?', /^An API is the set of calls/],
    ['Explain recursion', /^Recursion is when a function calls itself/],
    ["what's a regular expression?", /^A regular expression is a pattern/],
    ['What is HTTP 404?', /^HTTP 404 is "Not Found"\. The server cannot or will not/],
    ['what does HTTP status 503 mean?', /^HTTP 503 is "Service Unavailable"\. The server failed/],
    ['JSONとは何ですか？', /^JSONは、名前と値の組/],
    ['再帰って何？', /^再帰は、関数が自分自身を/],
    ['HTTPの404って何？', /^HTTPの404は「Not Found」です。/],
    ['俳句とは', /^俳句は、五・七・五/],
  ])('%s', async (question, answer) => {
    expect(await ask(question)).toMatch(answer)
  })
})

test.each(['When did it end?', 'When was the party?', 'What is love?', '会議はいつ終わりますか'])(
  'not %s',
  async (question) => {
    expect(await ask(question)).not.toMatch(/\d{4}|is a /)
  },
)
