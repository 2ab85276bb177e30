import { expect, test } from 'vitest'
import { openOpenaiApp } from '../../dialects/openai/testing/open-openai-app.ts'
import textCompletions from './index.ts'

/** Milliseconds of this thread's own time in the longest turn of the event loop while something is awaited. */
async function measureLongestTurn<Value>(work: () => Promise<Value>): Promise<[Value, number]> {
  const spent = () => process.threadCpuUsage().user / 1000
  let [last, maxPause, isDone] = [spent(), 0, false]
  const look = () => {
    maxPause = Math.max(maxPause, spent() - last)
    last = spent()
    if (!isDone) setImmediate(look)
  }
  setImmediate(look)
  const value = await work()
  isDone = true
  return [value, maxPause]
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
  const [response, maxPause] = await measureLongestTurn(() => complete(prompts))
  expect(response.statusCode).toBe(200)
  const { choices, usage } = response.json()
  expect([choices.length, usage.completion_tokens]).toEqual([512, 512])
  // All of them in one turn are more than a second; reading the body of 10 MB is the longest of what is left.
  expect(maxPause).toBeLessThan(300)
}, 120_000)
