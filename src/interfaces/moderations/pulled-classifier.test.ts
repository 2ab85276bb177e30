import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { AllSettings } from '../../kernel/foundation/config/all-settings.ts'
import { removeModel } from '../../kernel/assembly/models/change-model.ts'
import { formatAnswering } from '../../kernel/assembly/models/format-answering.ts'
import { listModels } from '../../kernel/assembly/models/list-models.ts'
import { openModelsContext } from '../../kernel/assembly/models/models-context.ts'
import { pullByName } from '../../kernel/assembly/models/pull-by-name.ts'
import { startFakeHub } from '../../kernel/assembly/models/testing/start-fake-hub.ts'
import { openTestApp } from '../../kernel/testing/open-test-app.ts'
import moderations from './index.ts'
import { makeClassifier } from './testing/make-classifier.ts'

const key = 'the-key-of-this-test'

/** A server, and a hub that has a tiny classifier under the name and revision of the list’s. */
async function open() {
  const app = await openTestApp([moderations], { MAINSTAY_DEV_KEY: key })
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-classifier-'))
  await makeClassifier(folder)
  const paths = (await readdir(folder, { recursive: true })).filter((path) => /\.(?:json|onnx)$/.test(path))
  const files = await Promise.all(paths.map(async (path) => ({ path, bytes: await readFile(join(folder, path)) })))
  const revision = '3c89195bae68ad90eba677b7f1a893bd28854d38'
  const hub = await startFakeHub('Xenova/toxic-bert', files, { revision })
  onTestFinished(async () => {
    await hub[Symbol.asyncDispose]()
    await rm(folder, { recursive: true })
  })
  const environment = { MAINSTAY_DATA: app.settings.MAINSTAY_DATA, MODELS_BASE_URL: hub.url }
  const context = await openModelsContext(new AllSettings(environment), [moderations])
  const pull = () => {
    const following = { signal: new AbortController().signal, report: () => {}, tell: () => {} }
    return pullByName('toxic-bert', { anyway: true }, context, following)
  }
  const sayWhoAnswers = async () => {
    const all = await listModels(context.purposes, context.catalogue, context.dataFolder)
    return all.filter(({ purpose }) => purpose.id === 'moderation').map((listed) => formatAnswering(listed, context))
  }
  const ask = async (input: string) => {
    const response = await app.server.inject({
      method: 'POST',
      url: '/chat/v1/moderations',
      headers: { authorization: `Bearer ${key}` },
      payload: { input },
    })
    const { model, results } = response.json()
    return { engine: response.headers['x-mainstay-engine'], model, scores: results[0].category_scores }
  }
  return { context, pull, ask, sayWhoAnswers }
}

test('the call after a pull is answered by the classifier of the list, and after its removal by the built-in model', async () => {
  const { context, pull, ask, sayWhoAnswers } = await open()
  const text = 'I will kill you tonight, you are dead.'
  expect(await ask(text)).toMatchObject({ engine: 'embedded', model: 'mainstay-moderation' })
  expect(await sayWhoAnswers()).toEqual(['the built-in moderation model'])
  const pulled = await pull()
  expect(pulled?.card).toMatchObject({
    name: 'toxic-bert',
    licence: 'Apache-2.0',
    languages: ['en'],
    labels: { identity_hate: ['hate'], threat: ['violence'] },
  })
  // "kill" and twice "you" add 2 each to -3.
  const answer = await ask(text)
  expect(answer).toMatchObject({ engine: 'onnx', model: 'toxic-bert', scores: { violence: 0.95257, hate: 0.04743 } })
  expect(answer.scores['violence/graphic']).toBeGreaterThan(0)
  expect(await sayWhoAnswers()).toEqual(['toxic-bert, with the built-in model for what it has no label for'])
  await removeModel('toxic-bert', context)
  expect(await ask(text)).toMatchObject({ engine: 'embedded', model: 'mainstay-moderation' })
})
