import type { Logger } from '../../../../../kernel/observability/logger.ts'
import { createWorkerPools } from '../../../../../kernel/workers/piscina-pools.ts'
import { kernelError, ServiceError } from '../../../../../kernel/errors/service-error.ts'
import type { AnalyzeOptions, Box } from '../../../port.ts'
import type { Picture } from '../picture/decode-picture.ts'
import type { Detection } from './detection.ts'
import type { DetectionTask } from './detect-worker.ts'
import { type DetectorFiles, findDetectorFiles, installation } from './find-package.ts'

export interface Detector extends AsyncDisposable {
  /** Faces and objects, in pixels of the picture as it is to be seen. */
  detect(picture: Picture, options?: AnalyzeOptions): Promise<Detection>
  /** Loads the models, so that the first picture need not wait for them. */
  load(): Promise<void>
}

/**
 * Finds faces and objects in one thread of its own: each that has the models holds some 250 MB. Undefined where the optional packages are
 * not installed; nothing is loaded before it is needed.
 */
export function openDetector({ log }: { readonly log: Logger }): Detector | undefined {
  const files = findDetectorFiles()
  if (files) return createDetector(files, log)
  log.info({}, `Faces and objects are not looked for in pictures; to have them: ${installation}`)
  return undefined
}

function createDetector(files: DetectorFiles, log: Logger): Detector {
  const workers = createWorkerPools({ maxThreads: 1, youngGeneration: 8, log })
  const pool = workers.open<DetectionTask, Detection>(new URL('./detect-worker.ts', import.meta.url), {
    queue: 'image-analysis',
    maxWaitMs: 30_000,
  })
  const run = async (pixels: DetectionTask['pixels'], options?: AnalyzeOptions) => {
    try {
      return await pool.run({ pixels, files }, options)
    } catch (thrown) {
      if (thrown instanceof ServiceError) throw thrown
      const sentence = `Faces and objects cannot be looked for: the packages are broken. ${installation} brings them anew.`
      throw kernelError('engine_unavailable', sentence, { cause: thrown })
    }
  }
  return {
    async detect({ pixels, metadata }, options) {
      const { faces, objects } = await run(pixels, options)
      const toPicture = scaleBox(metadata.width / pixels.width, metadata.height / pixels.height)
      return {
        faces: faces.map((face) => ({ ...face, box: toPicture(face.box) })),
        objects: objects.map((object) => ({ ...object, box: toPicture(object.box) })),
      }
    },
    async load() {
      await run(undefined)
    },
    [Symbol.asyncDispose]: () => workers[Symbol.asyncDispose](),
  }
}

const scaleBox =
  (across: number, down: number) =>
  ({ left, top, width, height }: Box): Box => ({
    left: Math.round(left * across),
    top: Math.round(top * down),
    width: Math.round(width * across),
    height: Math.round(height * down),
  })
