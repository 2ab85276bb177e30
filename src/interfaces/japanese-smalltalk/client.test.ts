import { expect, test } from 'vitest'
import { openTestApp } from '../../kernel/testing/open-test-app.ts'
import { createClient } from './client.ts'
import japaneseSmalltalk from './index.ts'

const key = 'the-key-of-this-test'

async function open() {
  const { server } = await openTestApp([japaneseSmalltalk], { MAINSTAY_DEV_KEY: key, JAPANESE_SMALLTALK_SEED: '3' })
  const baseUrl = await server.listen({ host: '127.0.0.1', port: 0 })
  // The first call loads the model, which takes its time beside other work.
  return createClient({ baseUrl, key, timeoutMs: 60_000 }).japaneseSmalltalk
}

test('replies to what is said', async () => {
  const client = await open()
  expect(await client.replyTo('おはようございます')).toMatch(/おはよう|朝/)
})

test('where the status of the answer is not 0 there is no reply, and the answer is told', async () => {
  const client = await open()
  const reported: unknown[] = []
  const onFailure = (answer: unknown) => reported.push(answer)
  expect(await client.replyTo('', { onFailure })).toBeUndefined()
  expect(await client.replyTo('こんにちは', { key: 'wrong', onFailure })).toBeUndefined()
  expect(reported).toMatchObject([
    { ok: true, status: 200, body: { status: 2000, message: 'empty reply' } },
    { ok: false },
  ])
})
