import { containFailure } from '../../../../kernel/foundation/observability/contain.ts'
import { openWhenThere } from '../../../../kernel/foundation/shelf/open-when-there.ts'
import type { Analysis, AnalysisRequest, AnalyzeOptions } from '../../port.ts'
import { writeAnalysis } from './describe/write-analysis.ts'
import { findNeeds } from './detection/find-needs.ts'
import { openDetector } from './detection/open-detector.ts'
import { CurrentGallery } from './gallery/current-gallery.ts'
import { findNames } from './gallery/find-names.ts'
import { Recognizer } from './gallery/recognizer.ts'
import { openEvidence } from './open-evidence.ts'
import { findCrops } from './picture/find-crops.ts'
import type { SeenPicture } from './picture/see-picture.ts'
import { openWords, type Words } from './text/open-words.ts'
import type { AnalyzerContext } from './analyzer-context.ts'

/** Looks at pictures that are unpacked already. */
export interface PictureAnalyzer extends AsyncDisposable {
  readonly words: Words
  analyze(picture: SeenPicture, request: AnalysisRequest, options?: AnalyzeOptions): Promise<Analysis>
}

export interface AnalyzerOptions {
  /** Whether faces, objects and adult content are looked for, where the packages for it are installed. */
  readonly detects?: boolean
}

/** What the engine `embedded` does, for engines that know more beside it. */
export function openAnalyzer(context: AnalyzerContext, { detects = true }: AnalyzerOptions = {}): PictureAnalyzer {
  const { workers, settings, log, storage, yieldToEventLoop, dataFolder } = context
  const evidence = openEvidence(workers)
  const findDetector = openWhenThere(dataFolder, () => (detects ? openDetector(context) : undefined))
  const words = openWords(context)
  const recognizer = new Recognizer(new CurrentGallery(storage, yieldToEventLoop), yieldToEventLoop)
  if (settings.IMAGE_ANALYSIS_PREWARM)
    findDetector()
      ?.load()
      .catch((thrown: unknown) => containFailure(thrown, { log, doing: 'loading the models of faces' }))

  return {
    words,
    async analyze(picture, request, options) {
      const { features } = request
      const [found, detection, { text, writing }, crops] = await Promise.all([
        evidence.run(picture.pixels, options),
        findDetector()?.detect(picture, findNeeds(features), options),
        words.find(picture, features, options),
        features.has('crops') ? findCrops(picture, request.cropRatios) : undefined,
      ])
      const findings = {
        metadata: picture.metadata,
        ...found,
        faces: detection?.faces,
        objects: detection?.objects,
        adult: detection?.adult,
        writing,
      }
      const names = await findNames(features, picture, detection, recognizer, options?.signal)
      return { ...writeAnalysis(findings, request, names), ...(text && { text }), ...(crops && { crops }) }
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([findDetector()?.[Symbol.asyncDispose](), words[Symbol.asyncDispose]()])
    },
  }
}
