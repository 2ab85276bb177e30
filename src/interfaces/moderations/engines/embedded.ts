/** Moderates by the built-in model: short texts right here, long ones in a worker thread. */
import { lookUp } from '../../../libraries/json/look-up.ts'
import type { EngineContext } from '../../../kernel/wire/interface/engine.ts'
import { mapCategories } from '../domain/categories.ts'
import type { Moderator } from '../port.ts'
import { modelNotFound } from '../domain/errors.ts'
import { type JudgedText, judgeText } from './embedded/model/judge-text.ts'
import { loadModel } from './embedded/model/load-model.ts'
import { toVerdict } from '../domain/to-verdict.ts'

/** Characters of all texts together that are scored on the event loop; more go to a thread. */
const maxAtOnce = 4000

export default async function createEngine({ workers }: Pick<EngineContext, 'workers'>): Promise<Moderator> {
  const model = await loadModel()
  const pool = workers.open<readonly string[], readonly JudgedText[]>(
    new URL('./embedded/moderate-worker.ts', import.meta.url),
    {
      queue: 'moderations',
      inPlace: { suits: isShort, run: (texts) => texts.map((text) => judgeText(model, text)) },
    },
  )
  return {
    async moderate({ texts, model: asked }, options) {
      if (asked !== undefined && asked !== model.name) throw modelNotFound(asked, model.name)
      const judged = await pool.run(texts, options)
      const lineOf = (category: string) => lookUp(model.thresholds, category) ?? 0.5
      return {
        model: model.name,
        verdicts: judged.map(({ scores, harassment, threateningHarassment }) => ({
          ...toVerdict(
            mapCategories((name) => roundScore(scores[name])),
            lineOf,
          ),
          harassment: { score: roundScore(harassment), threatening: roundScore(threateningHarassment) },
        })),
      }
    },
  }
}

function isShort(texts: readonly string[]): boolean {
  let characters = 0
  for (const { length } of texts) characters += length
  return characters <= maxAtOnce
}

/** Five digits are more than the model knows. */
function roundScore(score: number): number {
  return Math.round(score * 1e5) / 1e5
}
