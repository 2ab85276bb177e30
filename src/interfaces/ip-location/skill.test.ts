import { expect, test } from 'vitest'
import { developer } from '../../kernel/wire/interface/caller.ts'
import type { AssistantLanguage } from '../../kernel/wire/interface/skill.ts'
import { useTestApp } from '../../kernel/testing/use-test-app.ts'
import ipLocation from './index.ts'

const open = useTestApp([ipLocation])

async function ask(text: string, language: AssistantLanguage = 'en'): Promise<string | undefined> {
  const [skill] = open().skillsOf(developer)
  return skill?.match({ text, language })?.perform(new AbortController().signal)
}

test.each([
  'Where is 133.11.0.1?',
  'locate 133.11.0.1 please',
  'Which country is IP:133.11.0.1 from',
  '133.11.0.1',
  'Where is ::ffff:133.11.0.1?',
])('%s', async (text) => {
  expect(await ask(text)).toMatch(/^133\.11\.0\.1 is in .*Japan \(35\.\d{4}, 139\.\d{4}\)\. Time zone: Asia\/Tokyo\.$/)
})

test('in Japanese', async () => {
  expect(await ask('133.11.0.1 はどこ?', 'ja')).toMatch(
    /^133\.11\.0\.1 は .*日本 にあります\(35\.\d{4}, 139\.\d{4}\)。タイムゾーンは Asia\/Tokyo です。$/,
  )
})

test('a private address is nowhere', async () => {
  expect(await ask('where is 192.168.0.1')).toContain('private or reserved')
  expect(await ask('192.168.0.1の場所', 'ja')).toContain('プライベート')
})

test.each(['Where is Berlin?', 'version 1.2.3', 'where is 256.1.1.1', 'at 10:30', `${'1.'.repeat(500)}1 where`])(
  '%s asks for something else',
  async (text) => {
    expect(await ask(text)).toBeUndefined()
  },
)
