import { expect, test } from 'vitest'
import { languageModel } from '../capabilities/language-model/index.ts'
import { lookAround } from './look-around.ts'

const finds = { ...languageModel, suggest: async () => ({ about: 'Found.', settings: { CHAT_ENGINE: 'upstream' } }) }
const told = 'Found. To have it answer chat and completion:\nCHAT_ENGINE=upstream mainstay serve'

test('what a capability finds is told, unless its engine is chosen', async () => {
  expect(await lookAround([finds], {})()).toEqual([told])
  expect(await lookAround([finds], { CHAT_ENGINE: 'gguf' })()).toEqual([])
})

test('one that fails is passed over, and one that takes its time is not waited for', async () => {
  const fails = { ...languageModel, suggest: () => Promise.reject(new Error('no network')) }
  const hangs = { ...languageModel, suggest: () => new Promise<undefined>(() => {}) }
  expect(await lookAround([fails, hangs, finds], {})()).toEqual([told])
})
