import { expect, onTestFinished, test } from 'vitest'
import type { ChatRequest } from '../../port.ts'
import { collect } from '../../domain/collect.ts'
import { type FakeOpenai, startFakeOpenai } from '../../testing/start-fake-openai.ts'
import { createUpstream } from './testing/create-upstream.ts'

const request: ChatRequest = {
  messages: [{ role: 'user', content: [{ kind: 'text', text: 'Hello there' }] }],
  sampling: {},
  stop: [],
  choices: 1,
  tools: [],
}

function open(fakes: readonly FakeOpenai[]) {
  const engine = createUpstream(fakes)
  onTestFinished(() => engine[Symbol.asyncDispose]())
  const ask = async (model?: string) =>
    collect(await engine.chat({ ...request, ...(model !== undefined && { model }) }, new AbortController().signal))
  return { engine, ask }
}

const counts = (fakes: readonly FakeOpenai[]) => fakes.map(({ requests }) => requests.length)

test('requests go in turn, and while one server is slow to the one with less to do', async () => {
  const fakes = [await startFakeOpenai(), await startFakeOpenai()] as const
  const { ask } = open(fakes)
  await Promise.all(Array.from({ length: 8 }, () => ask('fake-1')))
  expect(counts(fakes)).toEqual([4, 4])
  fakes[0].paceMs = 30
  const slow = [ask('fake-1'), ask('fake-1')]
  await expect.poll(() => fakes[0].open, { interval: 5 }).toBe(1)
  for (let count = 0; count < 6; count++) await ask('fake-1')
  expect(counts(fakes)).toEqual([5, 11])
  await Promise.all(slow)
})

test('a model is asked for where it is, and all are listed', async () => {
  const fakes = [await startFakeOpenai({ models: ['a'] }), await startFakeOpenai({ models: ['b'] })]
  const { engine, ask } = open(fakes)
  expect((await engine.listModels()).map(({ id }) => id)).toEqual(['a', 'b'])
  for (let count = 0; count < 4; count++) expect((await ask('b')).model).toBe('b')
  expect(counts(fakes)).toEqual([0, 4])
})

test('a server that is gone is left out, and asked again once it is back', async () => {
  const fakes = [await startFakeOpenai(), await startFakeOpenai()] as const
  const { ask } = open(fakes)
  const port = Number(new URL(fakes[0].url).port)
  await fakes[0].stop()
  for (let count = 0; count < 4; count++) expect((await ask('fake-1')).choices[0]?.finish).toBe('stop')
  expect(fakes[1].requests).toHaveLength(4)
  const back = await startFakeOpenai({ port })
  const askUntilBack = async () => {
    await ask('fake-1')
    return back.requests.length
  }
  await expect.poll(askUntilBack, { interval: 100 }).toBeGreaterThan(0)
})

test('with every server gone the failure says so, and the models are those known', async () => {
  const fake = await startFakeOpenai()
  const { engine, ask } = open([fake])
  const models = await engine.listModels()
  await fake.stop()
  await expect(ask('fake-1')).rejects.toMatchObject({ code: 'engine_failed', status: 502 })
  expect(await engine.listModels()).toEqual(models)
})

test('a wrong setting is refused in words', () => {
  expect(() => createUpstream([])).toThrow('The engine upstream needs CHAT_UPSTREAM_URL: the address of the original.')
  expect(() => createUpstream({ url: 'localhost:11434' })).toThrow('must be one http or https address')
  const models = { CHAT_UPSTREAM_MODELS: 'gpt-4o' }
  expect(() => createUpstream({ url: 'http://127.0.0.1:1' }, models)).toThrow('must be pairs such as')
})
