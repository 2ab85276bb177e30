import { expect, test } from 'vitest'
import { developer } from '../../kernel/wire/interface/caller.ts'
import type { AssistantLanguage } from '../../kernel/wire/interface/skill.ts'
import { openTestApp } from '../../kernel/testing/open-test-app.ts'
import newsFeeds from './index.ts'

async function ask(text: string, language: AssistantLanguage = 'en', samples = '1'): Promise<string | undefined> {
  const app = await openTestApp([newsFeeds], { MAINSTAY_SAMPLES: samples })
  const [skill] = app.skillsOf(developer)
  return skill?.match({ text, language })?.perform(new AbortController().signal)
}

test('the newest entries of a category', async () => {
  const [opening, ...headlines] = (await ask('Latest travel news'))?.split('\n') ?? []
  expect(opening).toBe('The latest headlines in travel:')
  expect(headlines).toHaveLength(5)
  expect(headlines[0]).toMatch(
    /^- The night ferry gets its cabins back \(Harbour Lines \(sample\), \d{4}-\d\d-\d\d\) https:/,
  )
})

test('a category by its Japanese name', async () => {
  expect(await ask('旅行の最新ニュース', 'ja')).toMatch(/^travel の最新の見出しです。\n- /)
})

test('of all categories where none is named', async () => {
  expect(await ask("what's in the news?")).toMatch(/^The latest headlines:\n- /)
})

test('a server without entries says so', async () => {
  expect(await ask('any headlines', 'en', '0')).toBe(
    'There are no entries yet; docs/feeds.md says how to subscribe to feeds.',
  )
})

test.each(['How do newspapers work?', 'tell me something new', ''])('%j asks for something else', async (text) => {
  expect(await ask(text)).toBeUndefined()
})
