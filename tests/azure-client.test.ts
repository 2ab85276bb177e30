/** The official package's client for Azure, whose paths name a deployment and whose key is in a header of its own. */
import { createServer } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { AzureOpenAI } from 'openai'
import { describe, expect, onTestFinished, test } from 'vitest'
import chatCompletions from '../src/interfaces/chat-completions/index.ts'
import embeddings from '../src/interfaces/embeddings/index.ts'
import responses from '../src/interfaces/responses/index.ts'
import textCompletions from '../src/interfaces/text-completions/index.ts'
import { listenOnLoopback } from '../src/kernel/testing/listen-on-loopback.ts'
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
  ['embedded', 'gpt-4o', 'mainstay-builtin', 'mainstay-ngram'],
  ['upstream', 'fake-1', 'fake-1', 'fake-1'],
])('chat, completion, embeddings and responses, with the engine %s', async (engine, model, answered, continued) => {
  const { client, fake } = await open({ CHAT_ENGINE: engine })
  expect((await client.chat.completions.create({ model, messages: [...messages] })).model).toBe(answered)
  expect((await client.completions.create({ model, prompt: 'The', max_tokens: 2 })).model).toBe(continued)
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

test('passed on, a body without a model gets that of the deployment, by the name that the servers know', async () => {
  const { endpoint, key, fake } = await open({ CHAT_UPSTREAM_MODELS: 'big=owner/fake-2' })
  for (const [deployment, model] of [
    ['owner%2Ffake-2', 'owner/fake-2'],
    ['big', 'owner/fake-2'],
    ['gpt-4o', 'fake-1'],
  ]) {
    const url = `${endpoint}/openai/deployments/${deployment}/chat/completions?api-version=2024-10-21`
    const headers = { 'api-key': key, 'content-type': 'application/json' }
    expect((await fetch(url, { method: 'POST', headers, body: JSON.stringify({ messages }) })).status).toBe(200)
    expect(fake.requests.at(-1)?.body).toEqual({ messages, model })
  }
})

const greeting = {
  id: 'x',
  object: 'chat.completion',
  created: 1,
  model: 'gpt-4o',
  system_fingerprint: 'fp_1',
  choices: [
    {
      index: 0,
      message: { role: 'assistant', content: 'Hi', refusal: null },
      logprobs: null,
      finish_reason: 'stop',
    },
  ],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
}

describe('Azure behind Mainstay', () => {
  /** A fake of a deployment, which has one path, wants its version and its own header, and lists no models. */
  async function startDeployment() {
    const asked: unknown[] = []
    const server = createServer(async (request, response) => {
      const { url, headers } = request
      if (headers['api-key'] !== 'theirs') return response.writeHead(401).end('{}')
      if (url !== '/openai/deployments/my-gpt/chat/completions?api-version=2024-10-21')
        return response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":{"code":"404"}}')
      asked.push(JSON.parse(await readText(request)).model)
      response.setHeader('content-type', 'application/json')
      return response.end(JSON.stringify(greeting))
    })
    const { origin, stop } = await listenOnLoopback(server)
    onTestFinished(stop)
    return { asked, url: `${origin}/openai/deployments/my-gpt?api-version=2024-10-21` }
  }

  test.each([
    [{}, 'my-gpt'],
    [{ CHAT_MODEL: 'gpt-4.1' }, 'gpt-4.1'],
  ])('with %j no model and names of the original are %s', async (settings, model) => {
    const { asked, url } = await startDeployment()
    const opened = await open({ CHAT_UPSTREAM_URL: url, CHAT_UPSTREAM_KEY: 'theirs', ...settings })
    const { endpoint, key, client } = opened
    const answered = await client.chat.completions.create({ model: 'gpt-4o', messages: [...messages] })
    expect(answered.choices[0]?.message.content).toBe('Hi')
    const body = JSON.stringify({ messages })
    const headers = { 'api-key': key, 'content-type': 'application/json' }
    expect((await fetch(`${endpoint}/v1/chat/completions`, { method: 'POST', headers, body })).status).toBe(200)
    expect(asked).toEqual([model, model])
    const listed = await (await fetch(`${endpoint}/v1/models`, { headers })).json()
    expect(listed).toMatchObject({ data: [{ id: model }, { id: 'mainstay-embedding' }, { id: 'mainstay-moderation' }] })
  })
})
