import { expect, onTestFinished, test } from 'vitest'
import type { ChatRequest } from '../../engine.ts'
import { gather } from '../../gather.ts'
import { type OpenaiDouble, startOpenaiDouble } from '../../testing/start-openai-double.ts'
import { createUpstream } from './testing/create-upstream.ts'

const request: ChatRequest = {
  messages: [{ role: 'user', content: [{ kind: 'text', text: 'Hello there' }] }],
  sampling: {},
  stop: [],
  choices: 1,
  tools: [],
}

function open(doubles: readonly OpenaiDouble[]) {
  const engine = createUpstream(doubles)
  onTestFinished(() => engine[Symbol.asyncDispose]())
  const ask = async (model?: string) =>
    gather(await engine.chat({ ...request, ...(model !== undefined && { model }) }, new AbortController().signal))
  return { engine, ask }
}

const counts = (doubles: readonly OpenaiDouble[]) => doubles.map(({ requests }) => requests.length)

test('requests go in turn, and while one server is slow to the one with less to do', async () => {
  const doubles = [await startOpenaiDouble(), await startOpenaiDouble()] as const
  const { ask } = open(doubles)
  await Promise.all(Array.from({ length: 8 }, () => ask('double-1')))
  expect(counts(doubles)).toEqual([4, 4])
  doubles[0].paceMs = 30
  const slow = [ask('double-1'), ask('double-1')]
  await expect.poll(() => doubles[0].open, { interval: 5 }).toBe(1)
  for (let count = 0; count < 6; count++) await ask('double-1')
  expect(counts(doubles)).toEqual([5, 11])
  await Promise.all(slow)
})

test('a model is asked for where it is, and all are listed', async () => {
  const doubles = [await startOpenaiDouble({ models: ['a'] }), await startOpenaiDouble({ models: ['b'] })]
  const { engine, ask } = open(doubles)
  expect((await engine.listModels()).map(({ id }) => id)).toEqual(['a', 'b'])
  for (let count = 0; count < 4; count++) expect((await ask('b')).model).toBe('b')
  expect(counts(doubles)).toEqual([0, 4])
})

test('a server that is gone is left out, and asked again once it is back', async () => {
  const doubles = [await startOpenaiDouble(), await startOpenaiDouble()] as const
  const { ask } = open(doubles)
  const port = Number(new URL(doubles[0].url).port)
  await doubles[0].stop()
  for (let count = 0; count < 4; count++) expect((await ask('double-1')).choices[0]?.finish).toBe('stop')
  expect(doubles[1].requests).toHaveLength(4)
  const back = await startOpenaiDouble({ port })
  const askUntilBack = async () => {
    await ask('double-1')
    return back.requests.length
  }
  await expect.poll(askUntilBack, { timeout: 8000, interval: 100 }).toBeGreaterThan(0)
})

test('with every server gone the failure says so, and the models are those known', async () => {
  const double = await startOpenaiDouble()
  const { engine, ask } = open([double])
  const models = await engine.listModels()
  await double.stop()
  await expect(ask('double-1')).rejects.toMatchObject({ code: 'engine_failed', status: 502 })
  expect(await engine.listModels()).toEqual(models)
})

test('a wrong setting is refused in words', () => {
  expect(() => createUpstream([])).toThrow('The engine upstream needs CHAT_UPSTREAM_URL: the address of the original.')
  expect(() => createUpstream({ url: 'localhost:11434' })).toThrow('must be one http or https address')
  const models = { CHAT_UPSTREAM_MODELS: 'gpt-4o' }
  expect(() => createUpstream({ url: 'http://127.0.0.1:1' }, models)).toThrow('must be pairs such as')
})
