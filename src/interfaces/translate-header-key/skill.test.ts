import { describe, expect, test } from 'vitest'
import { developer } from '../../kernel/wire/interface/caller.ts'
import type { AssistantLanguage } from '../../kernel/wire/interface/skill.ts'
import { readTranslationRequest, type SpokenRequest } from './assistant/read-translation-request.ts'
import { openTranslateApp } from './testing/open-translate-app.ts'

describe('words that ask for a translation', () => {
  test.each<[AssistantLanguage, string, SpokenRequest]>([
    ['en', 'Translate into French: Good morning', { text: 'Good morning', target: 'fr' }],
    [
      'en',
      'Please translate this from German to English: Guten Tag',
      { text: 'Guten Tag', source: 'de', target: 'en' },
    ],
    ['en', 'Translate "hello, world" into Japanese.', { text: 'hello, world', target: 'ja' }],
    [
      'en',
      'can you translate bonjour from French to Spanish, please?',
      { text: 'bonjour', source: 'fr', target: 'es' },
    ],
    ['en', 'translate the following into Brazilian Portuguese: a\nb', { text: 'a\nb', target: 'pt-BR' }],
    ['en', 'Translate I am going to Paris into German', { text: 'I am going to Paris', target: 'de' }],
    ['en', 'How do you say "thank you" in Korean?', { text: 'thank you', target: 'ko' }],
    ['en', 'What is “station” in Japanese?', { text: 'station', target: 'ja' }],
    ['en', "what's the French word for dog?", { text: 'dog', target: 'fr' }],
    ['en', "Translate 'it's late' into Mandarin", { text: "it's late", target: 'zh' }],
    ['ja', '「駅はどこですか。」を英語に訳して', { text: '駅はどこですか。', target: 'en' }],
    ['ja', '「Hello」を日本語に翻訳してください。', { text: 'Hello', target: 'ja' }],
    ['ja', '「ありがとう」はフランス語で何と言いますか?', { text: 'ありがとう', target: 'fr' }],
    ['ja', '英語に訳して: 今日は暑い', { text: '今日は暑い', target: 'en' }],
    ['ja', '次の文を中国語に翻訳してください：おはよう', { text: 'おはよう', target: 'zh' }],
    ['ja', '"Guten Tag"をドイツ語から日本語に訳してください', { text: 'Guten Tag', source: 'de', target: 'ja' }],
  ])('%s: %s', (language, words, request) => {
    expect(readTranslationRequest(words, language)).toEqual(request)
  })

  test.each<[AssistantLanguage, string]>([
    ['en', 'What is 5 km in miles?'],
    ['en', 'What is the capital of France?'],
    ['en', 'Translate'],
    ['en', 'Translate into French:'],
    ['en', 'translate hello into Klingonese'],
    ['en', 'What is new in Japan?'],
    ['ja', '英語は難しいですか'],
    ['ja', '明日の天気を教えて'],
  ])('%s: %s is something else', (language, words) => {
    expect(readTranslationRequest(words, language)).toBeUndefined()
  })

  test('a hostile request is read in no time', () => {
    for (const words of [
      'translate '.repeat(50_000),
      `translate ${'a to '.repeat(100_000)}`,
      'を英語'.repeat(100_000),
      '「'.repeat(300_000),
    ])
      for (const language of ['en', 'ja'] as const) readTranslationRequest(words, language)
  })
})

async function ask(text: string, environment: Readonly<Record<string, string>> = {}) {
  const { app } = await openTranslateApp({ MAINSTAY_DEV_KEY: 'the-developer', ...environment })
  const [skill] = app.skillsOf(developer)
  return skill?.match({ text, language: 'en' })?.perform(new AbortController().signal)
}

test('answers the translation alone', async () => {
  expect(await ask('Translate into German: hello world')).toBe('hallo Welt')
})

test('says why there is none, and spends of the caller’s characters', async () => {
  expect(await ask('Translate from English into French: hello')).toContain('mainstay translation pull en-fr')
  expect(await ask('Translate into German: hello', { TRANSLATE_HEADER_KEY_PAID_CHARACTERS: '3' })).toContain(
    'Quota exceeded',
  )
})
