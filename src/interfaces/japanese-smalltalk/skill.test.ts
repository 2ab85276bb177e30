import { expect, test } from 'vitest'
import { developer } from '../../kernel/wire/interface/caller.ts'
import type { AssistantLanguage } from '../../kernel/wire/interface/skill.ts'
import { useTestApp } from '../../kernel/testing/use-test-app.ts'
import japaneseSmalltalk from './index.ts'

const open = useTestApp([japaneseSmalltalk], { JAPANESE_SMALLTALK_SEED: '1' })

async function ask(text: string, language: AssistantLanguage): Promise<string | undefined> {
  const [skill] = open().skillsOf(developer)
  return skill?.match({ text, language })?.perform(new AbortController().signal)
}

test.each([
  ['Chat with me in Japanese: おはようございます', 'en'],
  ['Let’s talk in Japanese: おはようございます'.replace('’', "'"), 'en'],
  ['雑談しましょう: おはようございます', 'ja'],
  ['話し相手になって: おはようございます', 'ja'],
] as const)('replies to what stands behind the request: %s', async (text, language) => {
  expect(await ask(text, language)).toMatch(/おはよう|朝|眠/)
})

test.each([
  ['Can we chat in Japanese?', 'en'],
  ['雑談しよう', 'ja'],
  ['ちょっとおしゃべりに付き合ってください。', 'ja'],
] as const)('begins a talk by itself: %s', async (text, language) => {
  expect(await ask(text, language)).toMatch(/お話し/)
})

test.each(['雑談とは何ですか', 'How do I chat in Japanese class without being caught?', 'おはようございます'])(
  'is not meant by: %s',
  async (text) => {
    expect(await ask(text, 'ja')).toBeUndefined()
  },
)
