import type { Logger } from '../../../../../kernel/foundation/observability/logger.ts'
import { createWorkerPools } from '../../../../../kernel/foundation/workers/piscina-pools.ts'
import { kernelError, ServiceError } from '../../../../../kernel/foundation/errors/service-error.ts'
import type { AnalyzeOptions } from '../../../port.ts'
import type { Picture } from '../picture/decode-picture.ts'
import { scaleBox } from '../picture/scale-box.ts'
import type { Detection } from './detection.ts'
import type { DetectionTask } from './detect-worker.ts'
import { allNeeds, type Needs } from './find-needs.ts'
import { type DetectorFiles, findDetectorFiles, installation } from './find-package.ts'

export interface Detector extends AsyncDisposable {
  /** Those of faces and objects that are needed, in pixels of the picture as it is to be seen. */
  detect(picture: Picture, needs: Needs, options?: AnalyzeOptions): Promise<Detection>
  /** Loads the models, so that the first picture need not wait for them. */
  load(): Promise<void>
}

export interface DetectorContext {
  readonly log: Logger
  readonly dataFolder: string
}

/**
 * Finds faces and objects in one thread of its own: each that has the models holds some 250 MB. Undefined where the optional packages are
 * not installed; nothing is loaded before it is needed.
 */
export function openDetector({ log, dataFolder }: DetectorContext): Detector | undefined {
  const files = findDetectorFiles(dataFolder)
  if (files) return createDetector(files, log)
  log.info({}, `Faces and objects are not looked for in pictures; to have them: ${installation}`)
  return undefined
}

/** MiB. Pictures and models lie outside of it; what is allowed but not needed V8 would still take. */
const heap = { youngGeneration: 8, oldGeneration: 96 }

function createDetector(files: DetectorFiles, log: Logger): Detector {
  const workers = createWorkerPools({ maxThreads: 1, ...heap, log })
  const pool = workers.open<DetectionTask, Detection>(new URL('./detect-worker.ts', import.meta.url), {
    queue: 'image-analysis',
    maxWaitMs: 30_000,
  })
  const run = async (pixels: DetectionTask['pixels'], needs: Needs, options?: AnalyzeOptions) => {
    try {
      return await pool.run({ pixels, needs, files }, options)
    } catch (thrown) {
      if (thrown instanceof ServiceError) throw thrown
      const sentence = `Faces and objects cannot be looked for: the packages are broken. ${installation} brings them anew.`
      throw kernelError('engine_unavailable', sentence, { cause: thrown })
    }
  }
  return {
    async detect({ pixels, metadata }, needs, options) {
      if (!needs.faces && !needs.objects && !(needs.adult && files.adultModel)) return {}
      const { faces, objects, adult } = await run(pixels, needs, options)
      const toPicture = scaleBox(pixels, metadata)
      return {
        ...(faces && { faces: faces.map((face) => ({ ...face, box: toPicture(face.box) })) }),
        ...(adult && { adult }),
        ...(objects && { objects: objects.map((object) => ({ ...object, box: toPicture(object.box) })) }),
      }
    },
    async load() {
      await run(undefined, allNeeds)
    },
    [Symbol.asyncDispose]: () => workers[Symbol.asyncDispose](),
  }
}
