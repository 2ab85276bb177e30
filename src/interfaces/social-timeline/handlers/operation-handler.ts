import type { Handler } from '../../../kernel/wire/interface.ts'
import type { socialTimeline } from '../contract.ts'
import type { SocialNetwork } from '../port.ts'

/** The handler of one of this wire's operations. */
export type OperationHandler<Name extends keyof (typeof socialTimeline)['operations']> = Handler<
  (typeof socialTimeline)['operations'][Name],
  SocialNetwork
>
