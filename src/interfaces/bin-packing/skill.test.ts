import { expect, test } from 'vitest'
import { developer } from '../../kernel/wire/interface/caller.ts'
import type { AssistantLanguage } from '../../kernel/wire/interface/skill.ts'
import { openTestApp } from '../../kernel/testing/open-test-app.ts'
import binPacking from './index.ts'

async function ask(text: string, language: AssistantLanguage = 'en'): Promise<string | undefined> {
  const app = await openTestApp([binPacking])
  const [skill] = app.skillsOf(developer)
  return skill?.match({ text, language })?.perform(new AbortController().signal)
}

test('how many fit', async () => {
  expect(await ask('How many 10x10x10 boxes fit into a 20x20x20 container?')).toMatch(
    /^I can fit 8 into 20 × 20 × 20: that fills 100 % of it\./,
  )
  expect(await ask('10x10x10の箱は20x20x20のコンテナにいくつ入る?', 'ja')).toMatch(
    /^20 × 20 × 20 に 8 個入ります\(充填率 100 %\)。/,
  )
})

test('several kinds, counted in digits and words, with their places', async () => {
  const answer = await ask('Can you pack 3 boxes of 10x10x10 and two 5x5x20 boxes into a 30x20x20 box?')
  const [opening, , ...places] = answer?.split('\n') ?? []
  expect(opening).toBe('Yes, all 5 fit into 30 × 20 × 20: that fills 33.3 % of it.')
  expect(places.map((place) => place.slice(0, 2))).toEqual(['1.', '2.', '3.', '4.', '5.'])
})

test('counts after the size, in Japanese', async () => {
  expect(await ask('10x10x10を3個と5x5x20を2個、30x20x20の箱に入れて', 'ja')).toMatch(/^はい、5 個すべてが/)
})

test('what does not fit is said', async () => {
  expect(await ask('Pack 9 cubes 10x10x10 into 20x20x20')).toMatch(/^Not all: I can fit 8 of 9 into 20 × 20 × 20/)
  expect(await ask('Does a 60x40 cm picture fit in a 50x50 cm frame?')).toBe('None of them fits into 50 × 50 cm.')
})

test('lengths in other units than the bin’s are converted', async () => {
  expect(await ask('Does a 2 m x 1 m x 1 m crate fit inside a 150x300x120 cm van')).toMatch(
    /^Yes, it fits into 150 × 300 × 120 cm: that fills 37 % of it\.[^]*: 100 × 200 × 100$/,
  )
})

test.each([
  'How big is 10x10x10?',
  'pack 5 boxes',
  'fit 10x10x10 into 20x20',
  '1920x1080 or 1280x720',
  'x'.repeat(2000),
])('%s asks for something else', async (text) => {
  expect(await ask(text)).toBeUndefined()
})
