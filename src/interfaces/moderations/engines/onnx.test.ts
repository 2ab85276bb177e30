import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeCard } from '../../../kernel/foundation/shelf/model-card.ts'
import { createWorkerPools } from '../../../kernel/foundation/workers/piscina-pools.ts'
import { type ClassifierOptions, makeClassifier, meanings } from '../testing/make-classifier.ts'
import { describeModerator } from './conformance.ts'
import createBuiltIn from './embedded.ts'
import createEngine, { findLack } from './onnx.ts'

interface Options extends ClassifierOptions {
  /** Undefined where the list says nothing of the labels. */
  readonly meanings?: Readonly<Record<string, string[]>> | undefined
  readonly languages?: string[]
}

async function open(options: Options = {}) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'mainstay-classifier-'))
  const folder = join(dataFolder, 'models', 'tiny')
  await makeClassifier(folder, options)
  const labels = 'meanings' in options ? options.meanings : meanings
  await writeCard(folder, {
    name: 'tiny',
    purpose: 'moderation',
    origin: 'this test',
    files: [],
    languages: options.languages ?? ['en'],
    ...(labels && { labels }),
  })
  const workers = createWorkerPools({ maxThreads: 1 })
  const engine = await createEngine({ settings: { MODERATIONS_ONNX_THREADS: 1 }, workers, dataFolder })
  const dispose = async () => {
    await workers[Symbol.asyncDispose]()
    await rm(dataFolder, { recursive: true })
  }
  return { engine, builtIn: await createBuiltIn({ workers }), model: 'tiny', folder, dataFolder, dispose }
}

async function openHere(options?: Options) {
  const made = await open(options)
  onTestFinished(made.dispose)
  return made
}

describeModerator('onnx, a classifier made here', () => open())

// Logits begin at -3; "kill" and "you" add 2 to that of threat, "vermin" 5 to that of identity_hate.
test('a category with a label has the classifier’s score, the others the built-in model’s', async () => {
  const { engine, builtIn } = await openHere()
  const texts = ['I kill you', 'You are vermin', 'I want to kill myself tonight.']
  const [own, joined] = await Promise.all([builtIn.moderate({ texts }), engine.moderate({ texts })])
  const scores = joined.verdicts.map(({ scores: { violence, hate } }) => [violence, hate])
  // 1 / (1 + e^-x) for 1 and -3, -1 and 2, -1 and -3
  expect(scores).toEqual([
    [0.73106, 0.04743],
    [0.26894, 0.8808],
    [0.26894, 0.04743],
  ])
  for (const category of ['sexual', 'sexual/minors', 'hate/threatening', 'self-harm', 'violence/graphic'] as const)
    expect(joined.verdicts.map((verdict) => [verdict.scores[category], verdict.categories[category]])).toEqual(
      own.verdicts.map((verdict) => [verdict.scores[category], verdict.categories[category]]),
    )
  expect(joined.verdicts[2]?.categories['self-harm']).toBe(true)
})

test('labels that exclude each other share one', async () => {
  const { engine } = await openHere({ problem: 'single_label_classification' })
  const { verdicts } = await engine.moderate({ texts: ['vermin'] })
  // e^-3, e^2 and e^2
  expect(verdicts[0]?.scores).toMatchObject({ violence: 0.00336, hate: 0.49832 })
})

test('a text longer than the classifier reads at once is read in pieces, of which the worst counts', async () => {
  const { engine } = await openHere({ maxTokens: 6 })
  const { verdicts } = await engine.moderate({ texts: [`a a a a ${'b b b b '.repeat(20)}kill you b b c c`] })
  expect(verdicts[0]?.scores.violence).toBe(0.73106)
})

test('a text in another script than the model’s languages is the built-in model’s', async () => {
  const { engine, builtIn } = await openHere()
  const texts = ['お前を殺してやる。殺す。']
  expect((await engine.moderate({ texts })).verdicts).toEqual((await builtIn.moderate({ texts })).verdicts)
  const { engine: both } = await openHere({ languages: ['en', 'ja'] })
  expect((await both.moderate({ texts })).verdicts[0]?.scores.violence).toBe(0.04743)
})

test('of a very long text the middle is judged by the built-in model', async () => {
  const { engine, builtIn } = await openHere()
  const filling = `${'the train leaves at nine and '.repeat(40)}stops. `.repeat(18)
  const texts = [`${filling} ${'I will kill you tonight, you are dead. '.repeat(20)} ${filling}`]
  const [own, joined] = await Promise.all([builtIn.moderate({ texts }), engine.moderate({ texts })])
  expect(own.verdicts[0]?.scores.violence).toBeGreaterThan(0.05)
  expect(joined.verdicts[0]?.scores.violence).toBe(own.verdicts[0]?.scores.violence)
})

test('labels that are called as categories need no list; others are asked for', async () => {
  const { engine } = await openHere({ meanings: undefined, labels: ['violence', 'hate', 'insult'] })
  expect((await engine.moderate({ texts: ['vermin'] })).verdicts[0]?.scores.hate).toBe(0.8808)
  const { engine: unknown } = await openHere({ meanings: undefined })
  await expect(unknown.moderate({ texts: ['vermin'] })).rejects.toMatchObject({
    code: 'engine_unavailable',
    status: 503,
    message: expect.stringContaining('{"threat": ["violence"]}'),
  })
})

test('what it lacks is said with the command that brings it', async () => {
  const { folder, dataFolder } = await openHere()
  expect(await findLack({ dataFolder })).toBeUndefined()
  await rm(folder, { recursive: true })
  expect(await findLack({ dataFolder })).toContain('mainstay models pull toxic-bert')
})
