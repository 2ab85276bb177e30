import type { CharacterAllowance } from '../../../capabilities/translation/domain/character-allowance.ts'
import type { Translator } from '../../../capabilities/translation/domain/translator.ts'
import type { Handler, OperationContext } from '../../../kernel/wire/interface.ts'
import type { translateLibre } from '../contract.ts'
import type { Settings } from '../settings.ts'

/** The handler of one of this wire's operations. */
export type OperationHandler<Name extends keyof (typeof translateLibre)['operations']> = Handler<
  (typeof translateLibre)['operations'][Name],
  Translator,
  Settings
>

export function allowanceOf(context: OperationContext<Translator, Settings>): CharacterAllowance {
  const { caller, quotas, settings } = context
  const { TRANSLATE_LIBRE_FREE_CHARACTERS: free, TRANSLATE_LIBRE_PAID_CHARACTERS: paid } = settings
  return {
    caller,
    quotas,
    subject: 'translate-libre',
    limit: caller.plan === 'free' ? free : paid,
    onSpent: (characters) => context.countUsed('characters', characters),
  }
}
