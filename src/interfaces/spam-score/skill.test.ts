import { expect, test } from 'vitest'
import { developer } from '../../kernel/wire/interface/caller.ts'
import type { AssistantLanguage } from '../../kernel/wire/interface/skill.ts'
import { openTestApp } from '../../kernel/testing/open-test-app.ts'
import spamScore from './index.ts'
import { skill as asked } from './skill.ts'

async function ask(text: string, language: AssistantLanguage = 'en'): Promise<string | undefined> {
  const app = await openTestApp([spamScore])
  const [skill] = app.skillsOf(developer)
  return skill?.match({ text, language })?.perform(new AbortController().signal)
}

test('spam is told with the heaviest reasons', async () => {
  expect(await ask(asked.example.en)).toMatch(
    /^It looks like spam: \d+\.\d points, and 5\.0 make spam\.\n- .+\n- .+\n- .+$/,
  )
  expect(await ask(asked.example.ja, 'ja')).toMatch(/^迷惑メールのようです\(\d+\.\d 点、/)
})

test('a friendly line is none', async () => {
  expect(await ask('Is this spam? Hi Bob, the meeting has moved to three, see you there. Alice')).toMatch(
    /^It does not look like spam: -?\d+\.\d points/,
  )
})

test.each(['Is this spam', 'What is spam: a tin?', 'Is this a scheme: yes'])(
  '%s asks for something else',
  async (text) => {
    expect(await ask(text)).toBeUndefined()
  },
)
