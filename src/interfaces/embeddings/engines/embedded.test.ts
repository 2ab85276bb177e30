import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createWorkerPools } from '../../../kernel/foundation/workers/piscina-pools.ts'
import { describeTextEmbedder } from './conformance.ts'
import createEngine from './embedded.ts'

async function open() {
  const workers = createWorkerPools({ maxThreads: 1 })
  const engine = await createEngine({ workers })
  return { engine, model: 'mainstay-embedding', dimensions: 384, dispose: () => workers[Symbol.asyncDispose]() }
}

async function openHere() {
  const { engine, dispose } = await open()
  onTestFinished(dispose)
  return engine
}

describeTextEmbedder('embedded', open)

test('vectors are those that the training computed', async () => {
  const path = join(import.meta.dirname, '../models/mainstay-embedding/reference.json')
  const references: { text: string; vector: string }[] = JSON.parse(await readFile(path, 'utf8'))
  expect(references.length).toBeGreaterThan(8)
  const { vectors } = await (await openHere()).embed({ texts: references.map(({ text }) => text) })
  for (const [at, { text, vector }] of references.entries()) {
    const bytes = Buffer.from(vector, 'base64')
    expect(bytes.length).toBe(384 * 4)
    const differences = Array.from(vectors[at] ?? [], (value, place) => Math.abs(value - bytes.readFloatLE(place * 4)))
    const largest = Math.max(...differences)
    expect([text, largest < 2e-6]).toEqual([text, true])
  }
})

test('what a thread embeds is what is embedded here', async () => {
  const engine = await openHere()
  const texts = Array.from({ length: 600 }, (_, number) => `Sentence number ${number} of the batch.`)
  const batch = await engine.embed({ texts })
  const [last] = (await engine.embed({ texts: texts.slice(-1) })).vectors
  expect(batch.vectors.length).toBe(600)
  expect(batch.vectors[599]).toEqual(last)
})

test.each([
  ['The cat sat on the mat.', 'A cat was sitting on a rug.', 'The bank raised interest rates.'],
  ['He bought a new car.', 'She purchased an automobile.', 'They are swimming in the lake.'],
  ['How do I reset my password?', 'I forgot my password and cannot log in.', 'What time does the museum open?'],
  ['男性が自転車に乗っています。', '男の人がバイクで走っている。', 'テーブルの上にケーキがあります。'],
  ['料理をしている女性', '女の人がキッチンで調理しています。', '線路を電車が走っています。'],
])('%s is nearer to %s than to %s', async (text, near, far) => {
  const [one, other, third] = (await (await openHere()).embed({ texts: [text, near, far] })).vectors
  const dot = (a: Float32Array = new Float32Array(0), b: Float32Array = new Float32Array(0)) =>
    a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)
  expect(dot(one, other)).toBeGreaterThan(dot(one, third) + 0.1)
})
