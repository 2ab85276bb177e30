import type { EngineContext } from '../../../../kernel/engines/engine.ts'
import { containFailure } from '../../../../kernel/errors/contain.ts'
import type { Analysis, AnalysisRequest, AnalyzeOptions } from '../../port.ts'
import type { Settings } from '../../settings.ts'
import { writeAnalysis } from './describe/write-analysis.ts'
import { findNeeds } from './detection/find-needs.ts'
import { openDetector } from './detection/open-detector.ts'
import { findNames } from './gallery/find-names.ts'
import { openEvidence } from './open-evidence.ts'
import type { Picture } from './picture/decode-picture.ts'
import { openReader } from './text/open-reader.ts'

export type AnalyzerContext = Pick<
  EngineContext<Settings>,
  'workers' | 'processes' | 'settings' | 'guardedFetch' | 'log' | 'storage'
>

/** Looks at pictures that are unpacked already. */
export interface PictureAnalyzer extends AsyncDisposable {
  analyze(picture: Picture, request: AnalysisRequest, options?: AnalyzeOptions): Promise<Analysis>
}

/** What the engine `embedded` does, for engines that know more beside it. */
export function openAnalyzer({ workers, settings, log, storage }: AnalyzerContext): PictureAnalyzer {
  const evidence = openEvidence(workers)
  const detector = openDetector({ log })
  const reader = settings.IMAGE_ANALYSIS_READ_TEXT ? openReader({ log }) : undefined
  if (settings.IMAGE_ANALYSIS_PREWARM)
    detector?.load().catch((thrown: unknown) => containFailure(thrown, { log, doing: 'loading the models of faces' }))

  return {
    async analyze(picture, request, options) {
      const [found, detection, writing] = await Promise.all([
        evidence.run(picture.pixels, options),
        detector?.detect(picture, findNeeds(request.features), options),
        reader?.read(picture.pixels, request.features, options),
      ])
      const understanding = {
        metadata: picture.metadata,
        ...found,
        faces: detection?.faces,
        objects: detection?.objects,
        adult: detection?.adult,
        writing,
      }
      const names = await findNames(request.features, picture, detection, storage)
      return writeAnalysis(understanding, request, names)
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([detector?.[Symbol.asyncDispose](), reader?.[Symbol.asyncDispose]()])
    },
  }
}
