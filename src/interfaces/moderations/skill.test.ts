import { expect, test } from 'vitest'
import { developer } from '../../kernel/wire/interface/caller.ts'
import type { AssistantLanguage } from '../../kernel/wire/interface/skill.ts'
import { openTestApp } from '../../kernel/testing/open-test-app.ts'
import moderations from './index.ts'

async function ask(text: string, language: AssistantLanguage = 'en'): Promise<string | undefined> {
  const app = await openTestApp([moderations])
  const [skill] = app.skillsOf(developer)
  return skill?.match({ text, language })?.perform(new AbortController().signal)
}

test('what is harmful is named', async () => {
  expect(await ask('Is this harmful: I will find you and kill you')).toMatch(
    /^It is flagged for .*violence \(0\.\d\d\)/,
  )
  expect(await ask('これは有害ですか: お前を殺してやる', 'ja')).toMatch(/violence \(0\.\d\d\).* に該当します。$/)
})

test('what is not, too', async () => {
  expect(await ask('moderate this: See you at lunch tomorrow.')).toMatch(
    /^Nothing in it is flagged; the highest score is [a-z/-]+ \(0\.\d\d\)\.$/,
  )
  expect(await ask('このコメントは不適切ですか? 明日の昼に会いましょう。', 'ja')).toMatch(/^該当する分類はありません。/)
})

test.each(['Is this harmful', 'Is it safe: no', 'Tell me about moderation: how does it work?'])(
  '%s asks for something else',
  async (text) => {
    expect(await ask(text)).toBeUndefined()
  },
)
