import type { EngineContext } from '../../../../kernel/engines/engine.ts'
import { containFailure } from '../../../../kernel/errors/contain.ts'
import { cannotRead } from '../../domain/picture-errors.ts'
import type { Analysis, AnalysisRequest, AnalyzeOptions, Feature, TextPage } from '../../port.ts'
import type { Settings } from '../../settings.ts'
import { writeAnalysis } from './describe/write-analysis.ts'
import { findNeeds } from './detection/find-needs.ts'
import { openDetector } from './detection/open-detector.ts'
import { findNames } from './gallery/find-names.ts'
import { openEvidence } from './open-evidence.ts'
import { findCrops } from './picture/find-crops.ts'
import type { SeenPicture } from './picture/see-picture.ts'
import { scaleText } from './text/scale-text.ts'
import { installation } from './text/find-package.ts'
import { openReader } from './text/open-reader.ts'

export type AnalyzerContext = Pick<
  EngineContext<Settings>,
  'workers' | 'settings' | 'guardedFetch' | 'log' | 'storage' | 'now'
>

/** Looks at pictures that are unpacked already. */
export interface PictureAnalyzer extends AsyncDisposable {
  analyze(picture: SeenPicture, request: AnalysisRequest, options?: AnalyzeOptions): Promise<Analysis>
  /** The words alone, however long others come first. */
  readText(picture: SeenPicture): Promise<TextPage>
  /** @throws ServiceError that says what to install, where words cannot be read. */
  assertReads(): void
}

export interface AnalyzerOptions {
  /** Whether faces, objects and adult content are looked for, where the packages for it are installed. */
  readonly detects?: boolean
}

/** What the engine `embedded` does, for engines that know more beside it. */
export function openAnalyzer(
  { workers, settings, log, storage }: AnalyzerContext,
  { detects = true }: AnalyzerOptions = {},
): PictureAnalyzer {
  const evidence = openEvidence(workers)
  const detector = detects ? openDetector({ log }) : undefined
  const reader = openReader({ log })
  const isTextEvidence = settings.IMAGE_ANALYSIS_READ_TEXT
  if (isTextEvidence && !reader)
    log.warn(
      {},
      `Text is not looked for in pictures, though IMAGE_ANALYSIS_READ_TEXT is set; to have it: ${installation}`,
    )
  if (settings.IMAGE_ANALYSIS_PREWARM)
    detector?.load().catch((thrown: unknown) => containFailure(thrown, { log, doing: 'loading the models of faces' }))
  const assertReads = () => {
    if (!reader) throw cannotRead(installation)
  }
  const readWriting = async (picture: SeenPicture, features: ReadonlySet<Feature>, options?: AnalyzeOptions) => {
    if (features.has('text')) assertReads()
    const isEvidence = isTextEvidence && tellers.some((feature) => features.has(feature))
    if (!reader || (!isEvidence && !features.has('text'))) return {}
    const { page, evidence: found } = await reader.read(picture.detailed, options)
    return { text: scaleText(page, picture), writing: isEvidence ? found : undefined }
  }

  return {
    assertReads,
    async readText(picture) {
      if (!reader) throw cannotRead(installation)
      const { page } = await reader.read(picture.detailed, { isPatient: true })
      return scaleText(page, picture)
    },
    async analyze(picture, request, options) {
      const { features } = request
      const [found, detection, { text, writing }, crops] = await Promise.all([
        evidence.run(picture.pixels, options),
        detector?.detect(picture, findNeeds(features), options),
        readWriting(picture, features, options),
        features.has('crops') ? findCrops(picture, request.cropRatios) : undefined,
      ])
      const understanding = {
        metadata: picture.metadata,
        ...found,
        faces: detection?.faces,
        objects: detection?.objects,
        adult: detection?.adult,
        writing,
      }
      const names = await findNames(features, picture, detection, storage)
      return {
        ...writeAnalysis(understanding, request, names),
        ...(features.has('text') && text && { text }),
        ...(crops && { crops }),
      }
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([detector?.[Symbol.asyncDispose](), reader?.[Symbol.asyncDispose]()])
    },
  }
}

/** Features that words are evidence for. */
const tellers: readonly Feature[] = ['categories', 'tags', 'description']
