import { expect, test } from 'vitest'
import { openOpenaiApp } from '../../dialects/openai/testing/open-openai-app.ts'
import textCompletions from './index.ts'

/** Which part of this thread's own time, while something is awaited, the longest turn of the event loop takes. */
async function measureLongestTurn<Value>(work: () => Promise<Value>): Promise<[Value, number]> {
  const spent = () => process.threadCpuUsage().user
  const begin = spent()
  let [last, longest, isDone] = [begin, 0, false]
  const look = () => {
    longest = Math.max(longest, spent() - last)
    last = spent()
    if (!isDone) setImmediate(look)
  }
  setImmediate(look)
  const value = await work()
  isDone = true
  return [value, longest / (spent() - begin)]
}

test('512 prompts of 19 kB leave others their turn', async () => {
  const { app, key } = await openOpenaiApp([textCompletions])
  const complete = (prompt: unknown) =>
    app.server.inject({
      method: 'POST',
      url: '/chat/v1/completions',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      payload: JSON.stringify({ prompt, max_tokens: 1, temperature: 0 }),
    })
  // The model is loaded with the first.
  expect((await complete('It was')).statusCode).toBe(200)
  const prompts = Array.from({ length: 512 }, (_none, index) => `${index} ${'It was a dark night, and '.repeat(760)}`)
  const [response, part] = await measureLongestTurn(() => complete(prompts))
  expect(response.statusCode).toBe(200)
  const { choices, usage } = response.json()
  expect([choices.length, usage.completion_tokens]).toEqual([512, 512])
  // All of them in one turn are nearly the whole; reading the body of 10 MB is the longest of what is left.
  expect(part).toBeLessThan(0.2)
})
