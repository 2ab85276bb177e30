import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { makeModel } from '../../../capabilities/language-model/testing/make-model.ts'
import type { AnyInterface } from '../../../kernel/wire/interface.ts'
import { openOpenaiApp, type OpenaiApp } from './open-openai-app.ts'

/** A server that answers by a model in a GGUF file, made for the test: a real one, with random weights. */
export async function openLocalModel(interfaces: readonly AnyInterface[]): Promise<OpenaiApp> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-local-model-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'models'))
  await makeModel(join(folder, 'models', 'tiny.gguf'), { contextLength: 4096 })
  return openOpenaiApp(interfaces, { CHAT_ENGINE: 'gguf', CHAT_GGUF_THREADS: '1', MAINSTAY_DATA: folder })
}
