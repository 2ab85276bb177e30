/** What a worker thread does: translate sentences that wait together, those of one model in one batch. */
import { ServiceError } from '../../../../kernel/errors/service-error.ts'
import type { MarianModel } from './marian-model.ts'
import type { BergamotProgram } from './runtime/load-bergamot.ts'
import { MarianRuntime } from './runtime/marian-runtime.ts'
import { readScores, type ScoredTranslation } from './runtime/read-scores.ts'

export interface TranslationTask {
  readonly program: BergamotProgram
  /** The models to go by, in order. */
  readonly route: readonly MarianModel[]
  /** One sentence as well-formed HTML. */
  readonly html: string
  /** Bytes for the models of one thread. */
  readonly maxBytes: number
}

/** One a thread: its models stay loaded from one task to the next. */
let running: MarianRuntime | undefined

export default async function translateTasks(tasks: readonly TranslationTask[]): Promise<ScoredTranslation[]> {
  const results = new Map<TranslationTask, ScoredTranslation>()
  const byRoute = Map.groupBy(tasks, ({ route }) => route.map(({ key }) => key).join('\n'))
  for (const group of byRoute.values()) {
    const translations = await translateGroup(group)
    for (const [index, task] of group.entries()) {
      const translation = translations[index]
      if (translation) results.set(task, translation)
    }
  }
  return tasks.map((task) => results.get(task) ?? { html: '', logProbability: Number.NEGATIVE_INFINITY })
}

async function translateGroup(tasks: readonly TranslationTask[]): Promise<ScoredTranslation[]> {
  const [first] = tasks
  if (!first) return []
  const runtime = (running ??= await MarianRuntime.start(first.program))
  let translations = tasks.map(({ html }): ScoredTranslation => ({ html, logProbability: 0 }))
  try {
    for (const model of first.route) {
      const sentences = translations.map(({ html }) => html)
      const scored = runtime.translate(model, sentences, first.maxBytes).map(readScores)
      translations = scored.map(({ html, logProbability }, index) => ({
        html,
        logProbability: Math.min(logProbability, translations[index]?.logProbability ?? 0),
      }))
    }
  } catch (thrown) {
    // A model that is refused does no harm; anything else leaves the runtime in no state to go on with.
    if (!(thrown instanceof ServiceError)) running = undefined
    throw thrown
  }
  return translations
}
