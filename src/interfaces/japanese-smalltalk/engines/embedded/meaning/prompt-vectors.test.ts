import { expect, test } from 'vitest'
import { readExchanges } from '../read-exchanges.ts'
import { loadEncoder } from './load-encoder.ts'
import { fingerprintEncoder } from './model-files.ts'
import { listMeant } from './read-prompt-meanings.ts'
import { readPromptVectors } from './prompt-vectors.ts'

const multiply = (one: Float32Array, other: Float32Array) =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)

test('the vectors of all prompts are those of this encoder; `npm run train -- sentences prompts` makes them again', async () => {
  const vectors = await readPromptVectors()
  expect(vectors.header.encoder).toBe(await fingerprintEncoder())
  const { exchanges } = await readExchanges(async () => undefined)
  const prompts = listMeant(exchanges)
  expect(prompts.filter((prompt) => !vectors.find(prompt))).toEqual([])
  const encoder = await loadEncoder()
  const some = prompts.filter((_, at) => at % 500 === 0)
  // Half a byte for each place is near enough.
  for (const prompt of some)
    expect(multiply(encoder.encode(prompt), vectors.find(prompt) ?? new Float32Array())).toBeGreaterThan(0.98)
})

test('sentences that say the same lie nearer than those that share their words', async () => {
  const encoder = await loadEncoder()
  const near = (one: string, other: string) => multiply(encoder.encode(one), encoder.encode(other))
  expect(near('誕生日なのに旦那は何も言わない', '妻が僕の誕生日に気づいてくれない')).toBeGreaterThan(
    near('誕生日なのに旦那は何も言わない', '旦那の誕生日に何も言わないで出かけた店'),
  )
  expect(near('レポートがまだ白紙です', '課題が一文字も書けていない')).toBeGreaterThan(
    near('レポートがまだ白紙です', 'レポートで満点を取りました'),
  )
})
