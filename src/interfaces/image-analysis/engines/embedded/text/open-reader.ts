import { kernelError, ServiceError } from '../../../../../kernel/foundation/errors/service-error.ts'
import type { Logger } from '../../../../../kernel/foundation/observability/logger.ts'
import { createWorkerPools } from '../../../../../kernel/foundation/workers/piscina-pools.ts'
import { packagesFolderOf } from '../../../../../libraries/packages/packages-folder.ts'
import type { AnalyzeOptions } from '../../../port.ts'
import type { Pixels } from '../picture/pixels.ts'
import { findLanguageFolder, installation } from './find-package.ts'
import type { TextTask, RecognizedText } from './read-text-worker.ts'

export interface ReadOptions extends AnalyzeOptions {
  /** Whether it may wait for others as long as it takes, since nobody waits for it. */
  readonly isPatient?: boolean
}

export interface TextReader extends AsyncDisposable {
  /** The words of a picture that stand upright. */
  read(pixels: Pixels, options?: ReadOptions): Promise<RecognizedText>
}

export interface ReaderContext {
  readonly log: Logger
  readonly dataFolder: string
}

/** Reads text in a thread of its own, loaded for the first picture. Undefined where the optional packages are not installed. */
export function openReader({ log, dataFolder }: ReaderContext): TextReader | undefined {
  const languageFolder = findLanguageFolder(dataFolder)
  if (languageFolder === undefined) return undefined
  const workers = createWorkerPools({ maxThreads: 1, log })
  const open = (limits: { readonly maxWaitMs: number; readonly maxRunMs: number }) =>
    workers.open<TextTask, RecognizedText>(new URL('./read-text-worker.ts', import.meta.url), {
      queue: 'image-analysis',
      ...limits,
    })
  const prompt = open({ maxWaitMs: 30_000, maxRunMs: 30_000 })
  const patient = open({ maxWaitMs: Infinity, maxRunMs: 60_000 })
  return {
    async read(pixels, { isPatient = false, ...options } = {}) {
      try {
        return await (isPatient ? patient : prompt).run(
          { pixels, languageFolder, packages: packagesFolderOf(dataFolder) },
          options,
        )
      } catch (thrown) {
        if (thrown instanceof ServiceError) throw thrown
        const sentence = `Text cannot be looked for: the packages are broken. ${installation} brings them anew.`
        throw kernelError('engine_unavailable', sentence, { cause: thrown })
      }
    },
    [Symbol.asyncDispose]: () => workers[Symbol.asyncDispose](),
  }
}
