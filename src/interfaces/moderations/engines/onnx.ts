/** Moderates by a classifier that was pulled, an ONNX file run in a worker thread, and by the built-in model where that has no label. */
import type { EngineContext } from '../../../kernel/wire/interface/engine.ts'
import { kernelError, LackError } from '../../../kernel/foundation/errors/service-error.ts'
import { followInUse } from '../../../kernel/foundation/shelf/follow-in-use.ts'
import type { ModelCard } from '../../../kernel/foundation/shelf/model-card.ts'
import { findInUse } from '../../../kernel/foundation/shelf/shelf.ts'
import { listMissingPackages } from '../../../libraries/onnx/load-packages.ts'
import { packagesFolderOf } from '../../../libraries/packages/packages-folder.ts'
import { categories } from '../domain/categories.ts'
import { modelNotFound } from '../domain/errors.ts'
import type { ModerateOptions, Moderator, Verdict } from '../port.ts'
import createBuiltIn from './embedded.ts'
import type { ClassifyResult, ClassifyTask } from './onnx/classify-worker.ts'
import type { LabelScores } from './onnx/classify-texts.ts'
import { maxCharacters } from './onnx/cut-windows.ts'
import { isWrittenFor } from './onnx/is-written-for.ts'
import { joinScores, toCategoryLabels } from './onnx/join-scores.ts'
import type { OnnxSettings } from './onnx/settings.ts'

/** A classifier takes some tens of milliseconds a text, and a request may hold 2,048 of them. */
const maxRunMs = 300_000

const purpose = 'moderation'

type Context = Pick<EngineContext<OnnxSettings>, 'settings' | 'workers' | 'dataFolder'>

export default async function createEngine({ settings, workers, dataFolder }: Context): Promise<Moderator> {
  const builtIn = await createBuiltIn({ workers })
  const findModel = followInUse(dataFolder, purpose)
  const pool = workers.open<ClassifyTask, ClassifyResult>(new URL('./onnx/classify-worker.ts', import.meta.url), {
    queue: 'moderations',
    maxRunMs,
  })
  const classify = async (texts: readonly string[], folder: string, options?: ModerateOptions) => {
    if (texts.length === 0) return []
    const packages = packagesFolderOf(dataFolder)
    const result = await pool.run({ folder, texts, threads: settings.MODERATIONS_ONNX_THREADS, packages }, options)
    if ('unavailable' in result) throw kernelError('engine_unavailable', result.unavailable, { cause: result.cause })
    return result.scores
  }
  return {
    async moderate({ texts, model }, options) {
      const found = await findModel()
      if (!found) throw new LackError(classifierMissing)
      const { card, folder } = found
      if (model !== undefined && model !== card.name) throw modelNotFound(model, card.name)
      const read = texts.filter((text) => isFor(text, card))
      const [{ verdicts }, scores] = await Promise.all([
        builtIn.moderate({ texts }, options),
        classify(read, folder, options),
      ])
      const byText = new Map(read.map((text, at) => [text, scores[at]]))
      return { model: card.name, verdicts: verdicts.map((each, at) => join(each, texts[at] ?? '', byText, card)) }
    },
  }
}

/** An empty text is harmless, whatever a classifier says of nothing. */
function isFor(text: string, card: ModelCard): boolean {
  return text.trim() !== '' && isWrittenFor(text, card.languages)
}

function join(
  builtIn: Verdict,
  text: string,
  byText: ReadonlyMap<string, LabelScores | undefined>,
  card: ModelCard,
): Verdict {
  const scores = byText.get(text)
  if (!scores) return builtIn
  const labelsOf = toCategoryLabels(Object.keys(scores), card.labels)
  if (categories.every((category) => labelsOf[category].length === 0))
    throw kernelError('engine_unavailable', labelsUnknown(card.name, Object.keys(scores)))
  return joinScores(builtIn, scores, labelsOf, text.length > maxCharacters)
}

/** Packages, and a classifier. */
export async function findLack({ dataFolder }: Pick<Context, 'dataFolder'>): Promise<string | undefined> {
  const isThere = (await findInUse(dataFolder, purpose)) !== undefined
  const missing = listMissingPackages(packagesFolderOf(dataFolder))
  return [...missing, ...(isThere ? [] : [classifierMissing])].join(' ') || undefined
}

const classifierMissing = '"mainstay models pull toxic-bert" gets a classifier of texts.'

function labelsUnknown(name: string, labels: readonly string[]): string {
  return `What the labels of ${name} mean is not said: an entry of MODELS_CATALOGUE has "labels", such as {"${labels[0]}": ["violence"]}.`
}
