import type { Logger } from '../../../kernel/foundation/observability/logger.ts'
import type { MemoryUnit, TranslationMemory } from '../memory/translation-memory.ts'
import type { TextsRequest } from '../domain/translator.ts'
import { memoryName, type TextAnswer } from './cut-up.ts'
import type { PlannedText } from './plan-text.ts'

export interface MemoryParts {
  readonly memory: TranslationMemory
  readonly log: Logger
}

/** Translations out of the memory, those of a text with the best first, in the order of the texts. A memory that fails counts as empty. */
export async function recallTranslations(
  planned: readonly PlannedText[],
  request: TextsRequest,
  { memory, log }: MemoryParts,
): Promise<readonly (readonly string[])[]> {
  const open = planned.filter((plan) => isRecallable(plan, request))
  if (open.length === 0) return []
  try {
    const units = open.map((plan) => toUnit(plan, request))
    const found = await memory.lookUp(request.owner, units)
    const byPlan = new Map(open.map((plan, index) => [plan, found[index]]))
    return planned.map((plan) => byPlan.get(plan) ?? [])
  } catch (thrown) {
    log.warn({ err: thrown }, 'the translation memory could not be read')
    return []
  }
}

/** Keeps what engines made and stand by. That it could not be kept is no reason to withhold it. */
export async function keepTranslations(
  made: readonly TextAnswer[],
  request: TextsRequest,
  { memory, log }: MemoryParts,
): Promise<void> {
  const units = made
    .filter(({ planned, madeBy, confidence }) => {
      const isSure = confidence === undefined
      return isSure && isRecallable(planned, request) && !madeBy.includes(memoryName)
    })
    .map(({ planned, text }) => ({ ...toUnit(planned, request), translation: text }))
  if (units.length === 0) return
  try {
    await memory.remember(request.owner, units)
  } catch (thrown) {
    log.warn({ err: thrown }, 'translations could not be kept in the memory')
  }
}

/** What a glossary or a context changes holds for that call alone. */
function isRecallable({ staysAsIs }: PlannedText, { glossary, context }: TextsRequest): boolean {
  return !staysAsIs && !glossary && !context
}

function toUnit({ text, source, routes }: PlannedText, { target, format, formality }: TextsRequest): MemoryUnit {
  const engines = routes.map(({ link }) => link.name).join('+')
  return { source, target, format, text, madeBy: formality ? `${engines} ${formality}` : engines }
}
