import { expect, test } from 'vitest'
import { developer } from '../../kernel/wire/interface/caller.ts'
import type { AssistantLanguage } from '../../kernel/wire/interface/skill.ts'
import { openTestApp } from '../../kernel/testing/open-test-app.ts'
import encyclopedia from './index.ts'

async function ask(text: string, language: AssistantLanguage = 'en'): Promise<string | undefined> {
  const app = await openTestApp([encyclopedia], { MAINSTAY_SAMPLES: '1' })
  const [skill] = app.skillsOf(developer)
  return skill?.match({ text, language })?.perform(new AbortController().signal)
}

test.each([
  ['What is Berlin?', /^Berlin is the capital and largest city of Germany\./],
  ['Who was Marie Curie', /^Marie Curie was a physicist and chemist/],
  ['who was marie curie?', /^Marie Curie was a physicist and chemist/],
  ['tell me about the moon', /^The Moon is the only natural satellite of Earth/],
  ["what's the capital of Germany?", /^.*\bBerlin\b.*$/],
  ['What is the population of Berlin?', /3\.7 million people/],
  ['look up Tokyo in the encyclopedia', /^Tokyo is the capital of Japan\./],
])('%s', async (text, answer) => {
  expect(await ask(text)).toMatch(answer)
})

test.each(['ベルリンとは?', 'ベルリンとは何ですか', 'ベルリンについて教えてください', '百科事典でベルリンを調べて'])(
  '%s',
  async (text) => {
    expect(await ask(text, 'ja')).toMatch(/^ベルリンは、ドイツの首都であり/)
  },
)

test.each(['What is qwertyuiop?', 'Good morning', 'what is [[x]]|{{y}}', `who is ${'x'.repeat(500)}`])(
  '%s has no article',
  async (text) => {
    expect(await ask(text)).toBeUndefined()
  },
)
