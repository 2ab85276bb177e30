/** The official package's client for Azure, whose paths name a deployment and whose key is in a header of its own. */
import { AzureOpenAI } from 'openai'
import { expect, test } from 'vitest'
import chatCompletions from '../src/interfaces/chat-completions/index.ts'
import embeddings from '../src/interfaces/embeddings/index.ts'
import responses from '../src/interfaces/responses/index.ts'
import textCompletions from '../src/interfaces/text-completions/index.ts'
import { openAppOverFake } from '../src/dialects/openai/testing/open-openai-app.ts'

const messages = [{ role: 'user', content: 'Hello' }] as const

async function open(environment = {}) {
  const interfaces = [chatCompletions, embeddings, responses, textCompletions]
  const opened = await openAppOverFake(interfaces, environment)
  const endpoint = opened.baseUrl.replace('/v1', '')
  const client = new AzureOpenAI({ endpoint, apiKey: opened.key, apiVersion: '2024-10-21', maxRetries: 0 })
  return { ...opened, endpoint, client }
}

test.each([
  ['embedded', 'gpt-4o', 'mainstay-builtin'],
  ['upstream', 'fake-1', 'fake-1'],
])('chat, completion, embeddings and responses, with the engine %s', async (engine, model, answered) => {
  const { client, fake } = await open({ CHAT_ENGINE: engine })
  expect((await client.chat.completions.create({ model, messages: [...messages] })).model).toBe(answered)
  expect((await client.completions.create({ model, prompt: 'The', max_tokens: 2 })).model).toBe(answered)
  expect((await client.embeddings.create({ model: 'text-embedding-3-small', input: 'x' })).model).toBe(
    'mainstay-embedding',
  )
  expect((await client.responses.create({ model, input: 'Hello' })).model).toBe(answered)
  for (const { path } of fake.requests) expect(path).toMatch(/^\/v1\/(?:chat\/)?completions/)
})

test('a body without a model is answered by the one of the deployment, a wrong key by 401', async () => {
  const { endpoint, key } = await open({ CHAT_ENGINE: 'embedded' })
  const ask = async (deployment: string, secret: string) => {
    const url = `${endpoint}/openai/deployments/${deployment}/chat/completions?api-version=2024-10-21`
    const headers = { 'api-key': secret, 'content-type': 'application/json' }
    return (await fetch(url, { method: 'POST', headers, body: JSON.stringify({ messages }) })).status
  }
  expect(await ask('gpt-4o', key)).toBe(200)
  expect(await ask('no-such-model', key)).toBe(404)
  expect(await ask('gpt-4o', 'nobody')).toBe(401)
})
