import { cannotRead } from '../../../domain/picture-errors.ts'
import { openWhenThere } from '../../../../../kernel/foundation/shelf/open-when-there.ts'
import type { AnalyzeOptions, Feature, TextPage } from '../../../port.ts'
import type { SeenPicture } from '../picture/see-picture.ts'
import type { SceneElement } from '../scene/scene-element.ts'
import { installation } from './find-package.ts'
import { openReader } from './open-reader.ts'
import { scaleText } from './scale-text.ts'
import type { AnalyzerContext } from '../analyzer-context.ts'

/** What the words in a picture say about it. */
export interface FoundWords {
  /** Where they were asked for. */
  readonly text?: TextPage
  /** Where they are to be evidence for what else was asked for. */
  readonly writing?: SceneElement | undefined
}

export interface Words extends AsyncDisposable {
  /** @throws ServiceError that says what to install, where words cannot be read. */
  assertReads(): void
  find(picture: SeenPicture, features: ReadonlySet<Feature>, options?: AnalyzeOptions): Promise<FoundWords>
  /** The words alone, however long others come first. */
  readPatiently(picture: SeenPicture): Promise<TextPage>
}

/** Features that words are evidence for. */
const featuresByWords: readonly Feature[] = ['categories', 'tags', 'description']

/** Reads words where they are asked for, and as evidence for other features where the setting says so. */
export function openWords(context: Pick<AnalyzerContext, 'settings' | 'log' | 'dataFolder'>): Words {
  const { settings, log, dataFolder } = context
  const findReader = openWhenThere(dataFolder, () => openReader(context))
  const isWanted = settings.IMAGE_ANALYSIS_READ_TEXT
  if (isWanted && !findReader())
    log.warn(
      {},
      `Text is not looked for in pictures, though IMAGE_ANALYSIS_READ_TEXT is set; to have it: ${installation}`,
    )
  return {
    assertReads() {
      if (!findReader()) throw cannotRead(installation)
    },
    async find(picture, features, options) {
      const reader = findReader()
      const isAsked = features.has('text')
      const isEvidence = isWanted && featuresByWords.some((feature) => features.has(feature))
      if (isAsked && !reader) throw cannotRead(installation)
      if (!reader || (!isAsked && !isEvidence)) return {}
      const { page, evidence } = await reader.read(picture.detailed, options)
      return { ...(isAsked && { text: scaleText(page, picture) }), ...(isEvidence && { writing: evidence }) }
    },
    async readPatiently(picture) {
      const reader = findReader()
      if (!reader) throw cannotRead(installation)
      const { page } = await reader.read(picture.detailed, { isPatient: true })
      return scaleText(page, picture)
    },
    async [Symbol.asyncDispose]() {
      await findReader()?.[Symbol.asyncDispose]()
    },
  }
}
