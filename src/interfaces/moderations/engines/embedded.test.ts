import { createWorkerPools } from '../../../kernel/foundation/workers/piscina-pools.ts'
import { expect, onTestFinished, test } from 'vitest'
import { describeModerator } from './conformance.ts'
import createEngine from './embedded.ts'

async function open() {
  const workers = createWorkerPools({ maxThreads: 1 })
  const engine = await createEngine({ workers })
  return { engine, model: 'mainstay-moderation', dispose: () => workers[Symbol.asyncDispose]() }
}

describeModerator('embedded', open)

test('what a thread judges is what is judged here', async () => {
  const { engine, dispose } = await open()
  onTestFinished(dispose)
  const text = 'I will find you and break your legs.'
  const many = await engine.moderate({ texts: [text, ...Array.from({ length: 500 }, () => 'Bread needs flour.')] })
  const alone = await engine.moderate({ texts: [text] })
  expect(many.verdicts.length).toBe(501)
  expect(many.verdicts[0]).toEqual(alone.verdicts[0])
})
