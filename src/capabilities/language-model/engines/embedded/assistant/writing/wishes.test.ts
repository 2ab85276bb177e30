import { expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'

test.each([
  ['Write a birthday message for my mother', /^Happy birthday, \[name\]!/],
  ['help me write a wedding card', /^Congratulations, \[names\]!/],
  ['I need a get-well message', /^Dear \[name\], I was sorry to hear/],
  ['友達への誕生日メッセージを考えて', /お誕生日おめでとう/u],
  ['結婚のお祝いの言葉を教えてください', /^ご結婚おめでとうございます。/u],
])('a few words: %s', async (question, answer) => {
  expect(await ask(question)).toMatch(answer)
})

test('a mail stays a mail', async () => {
  expect(await ask('Write an email to thank my teacher')).toMatch(/^Subject: Thank you/)
})
