/** What a worker thread does: translate sentences that wait together, those of one model in one batch. */
import { ServiceError } from '../../../../kernel/foundation/errors/service-error.ts'
import type { MarianModel } from './marian-model.ts'
import type { BergamotProgram } from './runtime/load-bergamot.ts'
import { MarianRuntime } from './runtime/marian-runtime.ts'
import type { ScoredTranslation } from './runtime/read-scores.ts'

export interface TranslationTask {
  readonly program: BergamotProgram
  /** The models to go by, in order. */
  readonly route: readonly MarianModel[]
  /** One sentence as well-formed HTML. */
  readonly html: string
  /** Bytes for the models of one thread. */
  readonly maxBytes: number
  /** How many other translations are wanted beside the best; none unless given. */
  readonly others?: number
}

export interface TaskAnswer extends ScoredTranslation {
  /** Other translations, the likeliest first. */
  readonly others?: readonly ScoredTranslation[]
}

/** One a thread: its models stay loaded from one task to the next. */
let running: MarianRuntime | undefined

export default async function translateTasks(tasks: readonly TranslationTask[]): Promise<TaskAnswer[]> {
  const results = new Map<TranslationTask, TaskAnswer>()
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

async function translateGroup(tasks: readonly TranslationTask[]): Promise<TaskAnswer[]> {
  const [first] = tasks
  if (!first) return []
  const runtime = (running ??= await MarianRuntime.start(first.program))
  let translations = tasks.map(({ html }): ScoredTranslation => ({ html, logProbability: 0 }))
  let before = translations
  try {
    for (const model of first.route) {
      before = translations
      const sentences = before.map(({ html }) => html)
      const made = runtime.translate(model, sentences, first.maxBytes)
      translations = before.map((each, index) => follow(each, made[index]))
    }
    return translations.map((made, index) => addOthers(made, tasks[index], before[index], runtime))
  } catch (thrown) {
    // A model that is refused does no harm; anything else leaves the runtime in no state to go on with.
    if (!(thrown instanceof ServiceError)) running = undefined
    throw thrown
  }
}

/** On a route over another language they are those of its last model. */
function addOthers(
  made: ScoredTranslation,
  task: TranslationTask | undefined,
  before: ScoredTranslation | undefined,
  runtime: MarianRuntime,
): TaskAnswer {
  const model = task?.route.at(-1)
  if (!task?.others || !model || !before) return made
  return { ...made, others: runtime.listOthers(model, before.html, task.others, task.maxBytes) }
}

/** What was made of a translation by the next model of a route. What that cannot read stays as it is, with no confidence at all. */
function follow(before: ScoredTranslation, made: ScoredTranslation | undefined): ScoredTranslation {
  if (made === undefined) return { html: before.html, logProbability: Number.NEGATIVE_INFINITY }
  return { html: made.html, logProbability: Math.min(made.logProbability, before.logProbability) }
}
