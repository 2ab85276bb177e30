/** Looks at pictures on this machine, offline: colours, light and texture tell the scene; models find faces and objects where they are installed. */
import type { EngineContext } from '../../../kernel/engines/engine.ts'
import { containFailure } from '../../../kernel/errors/contain.ts'
import type { Feature, ImageAnalyzer } from '../port.ts'
import type { Settings } from '../settings.ts'
import { writeAnalysis } from './embedded/describe/write-analysis.ts'
import type { Detection } from './embedded/detection/detection.ts'
import { openDetector } from './embedded/detection/open-detector.ts'
import { findNames } from './embedded/gallery/find-names.ts'
import { openEvidence } from './embedded/open-evidence.ts'
import { openPictures } from './embedded/picture/open-pictures.ts'

type Context = Pick<EngineContext<Settings>, 'workers' | 'settings' | 'guardedFetch' | 'log' | 'storage'>

export default function createEngine(context: Context): ImageAnalyzer {
  const { workers, settings, log, storage } = context
  const readPicture = openPictures(context)
  const evidence = openEvidence(workers)
  const detector = openDetector({ log })
  if (settings.IMAGE_ANALYSIS_PREWARM)
    detector?.load().catch((thrown: unknown) => containFailure(thrown, { log, doing: 'loading the models of faces' }))

  return {
    async analyze(source, request, options) {
      const picture = await readPicture(source, options)
      const isDetecting = [...request.features].some((feature) => needsDetection.has(feature))
      const [found, detection] = await Promise.all([
        evidence.run(picture.pixels, options),
        isDetecting ? detector?.detect(picture, options) : nothing,
      ])
      const understanding = {
        metadata: picture.metadata,
        ...found,
        faces: detection?.faces,
        objects: detection?.objects,
      }
      const names = await findNames(request.features, picture, detection, storage)
      return writeAnalysis(understanding, request, names)
    },
    async [Symbol.asyncDispose]() {
      await detector?.[Symbol.asyncDispose]()
    },
  }
}

const nothing: Promise<Detection | undefined> = Promise.resolve(undefined)

/** What faces and objects have a say in. */
const needsDetection: ReadonlySet<Feature> = new Set<Feature>([
  'categories',
  'tags',
  'description',
  'faces',
  'objects',
  'celebrities',
])
