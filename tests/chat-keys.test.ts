import { expect, test } from 'vitest'
import { openTestApp } from '../src/kernel/testing/open-test-app.ts'
import chatCompletions from '../src/interfaces/chat-completions/index.ts'
import responses from '../src/interfaces/responses/index.ts'

test.each([
  ['chat-completions', 200],
  ['responses', 200],
  ['embeddings', 403],
])('a key for %s alone is answered with %i', async (scope, status) => {
  const { server, keys } = await openTestApp([chatCompletions, responses])
  const { secret } = await keys.make({ name: 'agent', scopes: [scope], plan: 'free' })
  const ask = (path: string, payload: object) =>
    server.inject({ method: 'POST', url: `/chat/v1/${path}`, headers: { authorization: `Bearer ${secret}` }, payload })
  const response = await ask('responses', { model: 'gpt-4o', input: 'How much is 17 * 23?' })
  expect(response.statusCode).toBe(status)
  const messages = [{ role: 'user', content: 'Hello' }]
  const chat = await ask('chat/completions', { model: 'gpt-4o', messages })
  // Not the other way round: who may ask for replies that are kept was not let in to chat.
  expect(chat.statusCode).toBe(scope === 'chat-completions' ? 200 : 403)
})
