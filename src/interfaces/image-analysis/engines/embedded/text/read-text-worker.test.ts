import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createWorkerPools } from '../../../../../kernel/foundation/workers/piscina-pools.ts'
import { findLanguageFolder } from './find-package.ts'
import type { TextTask, RecognizedText } from './read-text-worker.ts'

test('a reader whose language was not there is opened once it is', async () => {
  const languageFolder = await mkdtemp(join(tmpdir(), 'mainstay-language-'))
  onTestFinished(() => rm(languageFolder, { recursive: true }))
  const workers = createWorkerPools({ maxThreads: 1 })
  onTestFinished(() => workers[Symbol.asyncDispose]())
  const pool = workers.open<TextTask, RecognizedText>(new URL('./read-text-worker.ts', import.meta.url), {
    queue: 'words',
  })
  const pixels = { width: 64, height: 32, data: new Uint8Array(64 * 32 * 3).fill(255) }
  await expect(pool.run({ pixels, languageFolder, packages: languageFolder })).rejects.toThrow()
  const name = 'eng.traineddata.gz'
  await copyFile(join(findLanguageFolder(languageFolder) ?? '', name), join(languageFolder, name))
  expect((await pool.run({ pixels, languageFolder, packages: languageFolder })).page.lines).toEqual([])
})
