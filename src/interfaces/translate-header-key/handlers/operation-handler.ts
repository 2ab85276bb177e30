import type { Translator } from '../../../capabilities/translation/domain/translator.ts'
import type { Handler } from '../../../kernel/wire/interface.ts'
import type { translateHeaderKey } from '../contract.ts'
import type { Settings } from '../settings.ts'

/** The handler of one of this wire's operations. */
export type OperationHandler<Name extends keyof (typeof translateHeaderKey)['operations']> = Handler<
  (typeof translateHeaderKey)['operations'][Name],
  Translator,
  Settings
>
