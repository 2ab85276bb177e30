import { kernelError, ServiceError } from '../../../../../kernel/errors/service-error.ts'
import type { Logger } from '../../../../../kernel/observability/logger.ts'
import { createWorkerPools } from '../../../../../kernel/workers/piscina-pools.ts'
import type { AnalyzeOptions, Feature } from '../../../port.ts'
import type { Pixels } from '../picture/pixels.ts'
import type { Part } from '../scene/part.ts'
import { findLanguageFolder, installation } from './find-package.ts'
import type { TextTask } from './read-text-worker.ts'

export interface TextReader extends AsyncDisposable {
  /** The writing of a picture, where there is some and what was asked for would tell of it. */
  read(pixels: Pixels, features: ReadonlySet<Feature>, options?: AnalyzeOptions): Promise<Part | undefined>
}

/** Reads text in a thread of its own. Undefined where the optional packages are not installed. */
export function openReader({ log }: { readonly log: Logger }): TextReader | undefined {
  const languageFolder = findLanguageFolder()
  if (languageFolder === undefined) {
    log.warn(
      {},
      `Text is not looked for in pictures, though IMAGE_ANALYSIS_READ_TEXT is set; to have it: ${installation}`,
    )
    return undefined
  }
  const workers = createWorkerPools({ maxThreads: 1, log })
  const pool = workers.open<TextTask, Part | undefined>(new URL('./read-text-worker.ts', import.meta.url), {
    queue: 'image-analysis',
    maxWaitMs: 30_000,
  })
  return {
    async read(pixels, features, options) {
      if (!tellers.some((feature) => features.has(feature))) return undefined
      try {
        return await pool.run({ pixels, languageFolder }, options)
      } catch (thrown) {
        if (thrown instanceof ServiceError) throw thrown
        const sentence = `Text cannot be looked for: the packages are broken. ${installation} brings them anew.`
        throw kernelError('engine_unavailable', sentence, { cause: thrown })
      }
    },
    [Symbol.asyncDispose]: () => workers[Symbol.asyncDispose](),
  }
}

const tellers: readonly Feature[] = ['categories', 'tags', 'description']
