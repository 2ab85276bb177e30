import { expect, test } from 'vitest'
import { languageModel } from '../capabilities/language-model/index.ts'
import { lookAround } from './look-around.ts'

const finds = { ...languageModel, suggest: async () => 'CHAT_ENGINE=upstream mainstay serve' }

test('what a capability finds is told, unless its engine is chosen', async () => {
  expect(await lookAround([finds], {})()).toEqual(['CHAT_ENGINE=upstream mainstay serve'])
  expect(await lookAround([finds], { CHAT_ENGINE: 'gguf' })()).toEqual([])
})

test('one that fails is passed over, and one that takes its time is not waited for', async () => {
  const fails = { ...languageModel, suggest: () => Promise.reject(new Error('no network')) }
  const hangs = { ...languageModel, suggest: () => new Promise<string>(() => {}) }
  expect(await lookAround([fails, hangs, finds], {})()).toEqual(['CHAT_ENGINE=upstream mainstay serve'])
})
