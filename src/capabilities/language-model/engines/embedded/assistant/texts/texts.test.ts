import { expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'

const council =
  'The council met on Monday to discuss the new bridge. The bridge will cost 4 million euros and take two years to build. Several residents complained about the noise. The mayor promised that work would stop at night. A final vote of the council on the bridge is planned for March.'

test.each([
  [
    `Summarise this: ${council}`,
    'The council met on Monday to discuss the new bridge. The bridge will cost 4 million euros and take two years to build.',
  ],
  [
    `Can you summarize the following text in one sentence?\n${council}`,
    'The council met on Monday to discuss the new bridge.',
  ],
  ['TL;DR: It rained.', 'It rained.'],
])('a summary: %s', async (text, summary) => {
  expect(await ask(text)).toBe(summary)
})

test('a summary of a text longer than other questions may be', async () => {
  const filler = 'Nothing of note was said by anybody at all. '.repeat(150)
  const summary = await ask(
    `Summarise this in two sentences: ${council} ${filler} The council approved the bridge of the council.`,
  )
  expect(summary.length).toBeLessThan(300)
  expect(summary).toContain('The council met on Monday to discuss the new bridge.')
})

test.each([
  [
    'Is this a positive or negative review: "The food was awful and the waiter was rude."',
    'It sounds negative: "awful", "rude".',
  ],
  ['What is the mood of this: I love this place, the staff are friendly!', 'It sounds positive: "love", "friendly".'],
  ['Sentiment of this text: It was not good.', 'It sounds negative: "not good".'],
  ['Sentiment: The room was clean but the breakfast was terrible.', 'It is mixed: "clean", but "terrible".'],
  ['What is the tone of this text: The meeting is at ten.', 'It sounds neutral: I find no words of a mood in it.'],
  ['「この映画は最高でした」は肯定的ですか？', '肯定的です(「最高」)。'],
  ['この文章の感情を判定して：料理がひどく、店員も不親切でした。', '否定的です(「ひどく」「不親切」)。'],
  ['この文の感情は？味は悪くない。', '肯定的です(「悪くない」)。'],
])('a mood: %s', async (text, mood) => {
  expect(await ask(text)).toBe(mood)
})

test.each([
  ['What language is "Schöne Grüße"?', 'It is German.'],
  ['What language is this: こんにちは、お元気ですか', 'It is Japanese.'],
  ['この文の言語は？「Schöne Grüße」', 'ドイツ語です。'],
  ['「Schöne Grüße」は何語ですか', 'ドイツ語です。'],
])('a language: %s', async (text, language) => {
  expect(await ask(text)).toBe(language)
})

test.each([
  [`What are the main words of this text: ${council}`, /^(?=.*bridge)(?=.*council)/],
  ['How many words are in this sentence: The quick brown fox jumps.', /^5 words, 26 characters\.$/],
  ['この文章の文字数は？今日は晴れです。', /^8文字です。$/],
  ['キーワードを抽出して：図書館は図書館員を募集している。', /図書館/],
])('%s', async (text, answer) => {
  expect(await ask(text)).toMatch(answer)
})

test.each([
  [
    'Compare "The red car is fast" and "The blue car is fast"',
    'They differ in one place only: "red" in the first, "blue" in the second.',
  ],
  [
    'Compare "The red car is fast" and "A blue car drives fast"',
    'They share 40% of their words that carry meaning; the first has 19 characters, the second 22.\nOnly in the first: red.\nOnly in the second: blue, drives.',
  ],
  [
    '次の二つの文の違いは？ 「私は東京に住んでいます。」「私は大阪に住んでいます。」',
    '違うのは「東京」と「大阪」だけで、ほかは同じです。',
  ],
  ['Compare these two texts:\nSame words here\n---\nSame words here', 'The two texts are the same.'],
  ['次の二つの文章を比較して：「猫がとても好き」と「猫がとても好き」', '二つの文章は同じです。'],
])('two texts: %s', async (text, answer) => {
  expect(await ask(text)).toBe(answer)
})

test.each([
  'Is this: a dog',
  'Summarise',
  'What is the tone?',
  'compare apples',
  'What is the difference between "tide" and "wave"?',
  'How is the weather: good or bad?',
])('is no request: %s', async (text) => {
  expect(await ask(text)).toMatch(/^That needs a language model/)
})
