import { truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { GenerationEvent } from '../../port.ts'
import { complete, toCompletion } from '../../testing/ask.ts'
import { makeModel } from '../../testing/make-model.ts'
import { readSettings } from '../../../../kernel/foundation/config/read-settings.ts'
import { settings } from '../../settings.ts'
import { findLack } from '../gguf.ts'
import { llamaMissing, nameOf, openForTest } from '../../testing/open-gguf-engine.ts'

async function readAll(events: AsyncIterable<GenerationEvent>): Promise<void> {
  for await (const event of events) void event
}

describe.skipIf(llamaMissing !== undefined)(nameOf('several models'), () => {
  test('are asked by name; the default comes first', async () => {
    const engine = await openForTest({ one: { seed: 1 }, two: { seed: 2 } }, { CHAT_MODEL: 'two' })
    expect((await engine.listModels()).map(({ id, contextLength }) => [id, contextLength])).toEqual([
      ['two', 512],
      ['one', 512],
    ])
    const asked = [await complete(engine, { prompt: 'the' }), await complete(engine, { prompt: 'the', model: 'one' })]
    expect(asked.map(({ model }) => model)).toEqual(['two', 'one'])
    expect(asked[0]?.choices[0]?.text).not.toBe(asked[1]?.choices[0]?.text)
  })

  test('that do not fit together take turns; one at work is never unloaded', async () => {
    const environment = { CHAT_GGUF_MEMORY: '70', CHAT_GGUF_PARALLEL: '2' }
    const large = { contextLength: 8192, width: 128 }
    const engine = await openForTest({ one: { ...large, seed: 1 }, two: { ...large, seed: 2 } }, environment)
    const first = await complete(engine, { prompt: 'the', model: 'one' })
    await complete(engine, { prompt: 'the', model: 'two' })
    expect((await complete(engine, { prompt: 'the', model: 'one' })).choices[0]?.text).toBe(first.choices[0]?.text)
    const controller = new AbortController()
    const working = await engine.complete(
      toCompletion({ prompt: 'the', model: 'one', maxTokens: 2000 }),
      controller.signal,
    )
    await expect(complete(engine, { prompt: 'the', model: 'two' })).rejects.toMatchObject({
      code: 'busy',
      status: 503,
    })
    controller.abort()
    await expect(readAll(working)).rejects.toMatchObject({ code: 'cancelled' })
  })

  test('a model larger than the bound is said so', async () => {
    const engine = await openForTest({ tiny: {} }, { CHAT_GGUF_MEMORY: '20' })
    await expect(complete(engine, { prompt: 'the' })).rejects.toMatchObject({
      message: 'The model "tiny" of 1 MiB does not fit into 20 MiB; CHAT_GGUF_MEMORY sets the bound.',
    })
  })

  test('a damaged file is not listed, and is said so when asked; the others serve', async () => {
    const engine = await openForTest({ whole: {} })
    await writeFile(join(engine.folder, 'text.gguf'), 'not a model at all')
    await makeModel(join(engine.folder, 'short.gguf'))
    await truncate(join(engine.folder, 'short.gguf'), 300_000)
    expect((await engine.listModels()).map(({ id }) => id)).toEqual(['whole'])
    for (const model of ['text', 'short'])
      await expect(complete(engine, { prompt: 'the', model })).rejects.toMatchObject({
        code: 'engine_failed',
        message: `The file of the model "${model}" cannot be read; the log says why.`,
      })
    expect((await complete(engine, { prompt: 'the', model: 'whole' })).usage?.promptTokens).toBe(2)
  })

  test('what turns texts into vectors is no model for a chat', async () => {
    const engine = await openForTest({ all: { architecture: 'nomic-bert' }, writes: {} })
    expect((await engine.listModels()).map(({ id }) => id)).toEqual(['writes'])
    expect((await complete(engine, { prompt: 'the' })).model).toBe('writes')
  })

  test('without any, the answer says that there is none', async () => {
    await expect(complete(await openForTest({}), { prompt: 'the' })).rejects.toMatchObject({
      code: 'engine_unavailable',
      status: 503,
      message: expect.stringContaining('has no model yet: "mainstay models pull'),
    })
  })

  test('a default model that is not there is told, not passed over in silence', async () => {
    const engine = await openForTest({ one: {}, two: {} })
    const lackOf = (CHAT_MODEL: string) =>
      findLack({ settings: readSettings(settings, { CHAT_MODEL }), dataFolder: join(engine.folder, '..') })
    expect(await lackOf('two')).toBeUndefined()
    expect(await lackOf('three')).toBe(
      'CHAT_MODEL names "three", which is none of the models here, such as one, two; "mainstay models" shows all of the data folder.',
    )
  })

  test('more than the queue holds are refused, and served again when it is empty', async () => {
    const engine = await openForTest({ tiny: {} }, { CHAT_GGUF_PARALLEL: '1', CHAT_GGUF_QUEUE: '2' })
    await expect(complete(engine, { prompt: 'the', choices: 4 })).rejects.toMatchObject({
      code: 'busy',
      headers: { 'retry-after': '1' },
    })
    expect((await complete(engine, { prompt: 'the', choices: 3 })).choices).toHaveLength(3)
  })
})
