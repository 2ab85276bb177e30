/** Which models are listed while a local one is named first and none is here yet. */
import { expect, test } from 'vitest'
import { openOpenaiApp } from '../../dialects/openai/testing/open-openai-app.ts'
import chatCompletions from './index.ts'

const listNames = async (environment: Readonly<Record<string, string>>) => {
  const { client } = await openOpenaiApp([chatCompletions], environment)
  const names: string[] = []
  for await (const { id } of client.models.list()) names.push(id)
  return { names, client }
}

test('the engine behind it lists its own, the assistant first', async () => {
  const { names, client } = await listNames({ CHAT_ENGINE: 'gguf,embedded' })
  expect(names).toEqual(['mainstay-builtin', 'mainstay-ngram', 'mainstay-embedding', 'mainstay-moderation'])
  expect((await client.models.retrieve('gpt-4o')).id).toBe('mainstay-builtin')
  const answer = await client.chat.completions.create({
    model: names[0] ?? '',
    messages: [{ role: 'user', content: '2+2' }],
  })
  expect(answer.choices[0]?.message.content).toBe('2 + 2 = 4')
})

test('with no engine behind it, those of the interfaces beside are left, and none of them stands for a chat', async () => {
  const { names, client } = await listNames({ CHAT_ENGINE: 'gguf' })
  expect(names).toEqual(['mainstay-embedding', 'mainstay-moderation'])
  await expect(client.models.retrieve('gpt-4o')).rejects.toMatchObject({ status: 404, code: 'model_not_found' })
})
