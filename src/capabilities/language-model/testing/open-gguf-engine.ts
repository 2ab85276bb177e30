import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { readSettings } from '../../../kernel/foundation/config/read-settings.ts'
import { createLogger } from '../../../kernel/foundation/observability/logger.ts'
import { createWorkerPools } from '../../../kernel/foundation/workers/piscina-pools.ts'
import createEngine from '../engines/gguf.ts'
import { settings } from '../settings.ts'
import { makeModel, type ModelOptions } from './make-model.ts'

/** Why tests of real models are skipped, if they are. */
export const llamaMissing = await findReason()

async function findReason(): Promise<string | undefined> {
  try {
    const { getLlama } = await import('node-llama-cpp')
    await getLlama({ build: 'never', skipDownload: true, dryRun: true })
    return undefined
  } catch {
    return 'node-llama-cpp is not installed, or has no build for this machine'
  }
}

/** The name of tests that need it, with the reason where they are skipped. */
export function nameOf(tests: string): string {
  return llamaMissing === undefined ? tests : `${tests} (skipped: ${llamaMissing})`
}

/** An engine with models of its own making, by name. One thread: several wait for each other where cores are busy. */
export async function openGgufEngine(
  models: Readonly<Record<string, ModelOptions>> = { tiny: {} },
  environment: Readonly<Record<string, string>> = {},
) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'mainstay-gguf-'))
  const folder = join(dataFolder, 'models')
  await mkdir(folder)
  for (const [name, options] of Object.entries(models)) await makeModel(join(folder, `${name}.gguf`), options)
  const workers = createWorkerPools({ maxThreads: 1 })
  const engine = createEngine({
    settings: readSettings(settings, { CHAT_GGUF_THREADS: '1', ...environment }),
    dataFolder,
    log: createLogger('silent'),
    workers,
  })
  return {
    ...engine,
    folder,
    async [Symbol.asyncDispose]() {
      await engine[Symbol.asyncDispose]()
      await workers[Symbol.asyncDispose]()
      await rm(dataFolder, { recursive: true })
    },
  }
}

/** The same, disposed of when the test ends. */
export async function openForTest(...parameters: Parameters<typeof openGgufEngine>) {
  const engine = await openGgufEngine(...parameters)
  onTestFinished(() => engine[Symbol.asyncDispose]())
  return engine
}
