import { expect, test } from 'vitest'
import { developer } from '../../kernel/wire/interface/caller.ts'
import { useTestApp } from '../../kernel/testing/use-test-app.ts'
import japaneseSummary from './index.ts'

const open = useTestApp([japaneseSummary])

async function ask(text: string): Promise<string | undefined> {
  const [skill] = open().skillsOf(developer)
  return skill?.match({ text, language: 'ja' })?.perform(new AbortController().signal)
}

const text =
  '市は来年四月から給食費を無償にすると発表した。財源にはこれまでの基金が充てられる。議会には慎重な声もある。'

test.each([
  [1, 'そこまで短い文がありません。文字数を増やしてください。'],
  [12, '議会には慎重な声もある。'],
  [22, '財源にはこれまでの基金が充てられる。'],
  [23, '市は来年四月から給食費を無償にすると発表した。'],
])('%i characters hold the full stop too', async (characters, expected) => {
  expect(await ask(`この文章を${characters}文字以内で要約して: ${text}`)).toBe(expected)
})

test('sentences that are counted stand on lines of their own', async () => {
  expect(await ask(`この文章を2文で要約して: ${text}`)).toBe(
    '市は来年四月から給食費を無償にすると発表した。\n財源にはこれまでの基金が充てられる。',
  )
})
