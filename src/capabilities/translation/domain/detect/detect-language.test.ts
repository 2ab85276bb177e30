import { describe, expect, test } from 'vitest'
import { detectLanguage } from './detect-language.ts'

const languageOf = async (text: string, likely?: readonly string[]) => (await detectLanguage(text, likely)).language

test.each([
  ['ja', '今日はいい天気ですね。'],
  ['ja', 'カタカナ'],
  ['ko', '안녕하세요'],
  ['th', 'สวัสดีครับ'],
  ['el', 'Καλημέρα'],
  ['he', 'שלום עולם'],
  ['zh', '今天天气很好,我们去公园吧。'],
  ['zh-Hant', '我們明天見,還沒讓他說。'],
  ['ja', '円高対策広報'],
  ['ru', 'Привет, как дела?'],
  ['uk', 'Доброго ранку, як справи?'],
  ['en', 'The quick brown fox jumps over the lazy dog.'],
  ['de', 'Guten Morgen, wie geht es Ihnen?'],
  ['fr', 'Où est la gare, s’il vous plaît ?'],
  ['es', '¿Dónde está la estación de tren?'],
  ['vi', 'Xin chào thế giới'],
  ['ar', 'مرحبا بالعالم'],
])('%s: %s', async (language, text) => {
  expect(await languageOf(text)).toBe(language)
})

describe('texts too short for statistics', () => {
  test.each([
    ['en', 'Hello'],
    ['en', 'Hi'],
    ['de', 'Danke'],
    ['fr', 'Bonjour'],
    ['es', 'Gracias'],
    ['en', 'OK'],
  ])('%s: %s', async (language, text) => {
    expect(await languageOf(text)).toBe(language)
  })

  test('a language that can be translated is likelier meant', async () => {
    expect(await languageOf('東京', ['zh'])).toBe('zh')
    expect(await languageOf('東京', ['ja'])).toBe('ja')
    expect(await languageOf('hallo', ['nl'])).toBe('nl')
    expect(await languageOf('hallo', ['de'])).toBe('de')
  })
})

test.each(['', '   ', '🎉', '12345', '…?!', '\u200f\u200e'])('nothing tells of "%s"', async (text) => {
  expect(await detectLanguage(text)).toEqual({ language: 'und', confidence: 0 })
})

test('most of a mixed text decides', async () => {
  expect(await languageOf('She said こんにちは and left the room without another word.')).toBe('en')
  expect(await languageOf('私は Mainstay を使って翻訳しています。')).toBe('ja')
})

test('neither tags nor addresses decide', async () => {
  expect(await languageOf('<div class="the quick brown fox"><b>駅</b></div>')).toBe('ja')
  expect(await languageOf('https://example.com/the/quick/brown/fox Wo ist denn der Bahnhof?')).toBe('de')
})

test('a hostile text takes no longer than another', async () => {
  for (const text of ['<'.repeat(1_000_000), 'https://'.repeat(100_000), 'a'.repeat(1_000_000)])
    expect(await detectLanguage(text)).toHaveProperty('language')
})
