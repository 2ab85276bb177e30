import { expect, onTestFinished, test } from 'vitest'
import { answerChat } from '../../../capabilities/language-model/testing/answer-chat.ts'
import { openCapabilitiesOverFake } from '../../../capabilities/language-model/testing/open-capabilities-over-fake.ts'
import type { Fault } from '../../../capabilities/language-model/testing/start-fake-openai.ts'
import { openCapabilities } from '../../../kernel/answering/engines/open-capabilities.ts'
import { createSqliteDatabase } from '../../../kernel/foundation/storage/testing/test-databases.ts'
import { openTestPlatform } from '../../../kernel/testing/open-test-platform.ts'
import { describeSmallTalker } from './conformance.ts'
import createEngine from './language-model.ts'

async function openOn(answer: Fault) {
  const { fake, capabilities } = await openCapabilitiesOverFake(answer)
  return { fake, engine: await createEngine({ capabilities }) }
}

const signal = new AbortController().signal

describeSmallTalker('language-model', async () => {
  const { engine } = await openOn((response) => answerChat(response, 'それは素敵ですね。\n\n続きを聞かせてください。'))
  return engine
})

test('turns are those of the person and of the model in turn', async () => {
  const { fake, engine } = await openOn((response) => answerChat(response, '京都はいい所ですね。'))
  await engine.reply(['旅行が好きです。', 'どちらへ行きましたか。', '京都です。'], signal)
  const { messages } = JSON.parse(fake.requests.at(-1)?.text ?? '{}')
  expect(messages.slice(1).map(({ role }: { role: string }) => role)).toEqual(['user', 'assistant', 'user'])
})

test('what is too long ends where a sentence does', async () => {
  const { engine } = await openOn((response) => answerChat(response, `${'楽しいですね。'.repeat(60)}`))
  const reply = await engine.reply(['こんにちは'], signal)
  expect(reply?.text).toBe('楽しいですね。'.repeat(42))
})

test('a model that says nothing gives no reply', async () => {
  const { engine } = await openOn((response) => answerChat(response, ' \n'))
  expect(await engine.reply(['こんにちは'], signal)).toBeUndefined()
})

test('a refusal is no reply, be it the assistant’s that stands where no model is', async () => {
  const refused = { status: 502, message: 'The language model gave no answer: I cannot help with that.' }
  const { engine } = await openOn((response) =>
    answerChat(response, { content: null, refusal: 'I cannot help with that.' }),
  )
  await expect(engine.reply(['旅行が好きです。'], signal)).rejects.toMatchObject(refused)
  const capabilities = openCapabilities(await openTestPlatform(await createSqliteDatabase()))
  onTestFinished(() => capabilities.close())
  const ofAssistant = await createEngine({ capabilities })
  await expect(ofAssistant.reply(['海の詩を書いてください。'], signal)).rejects.toMatchObject({
    status: 502,
    message: expect.stringContaining('The language model gave no answer: This is no answer: mainstay-builtin'),
  })
})
