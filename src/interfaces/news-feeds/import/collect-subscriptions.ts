import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import type { Subscription } from '../domain/subscription.ts'

export interface SubscriptionCollector {
  readonly found: readonly Subscription[]
  /** @throws OperatorError when there are too many. */
  add(subscription: Subscription): void
}

/** Gathers subscriptions, `most` of them; `hint` says what to do with more. */
export function collectSubscriptions(max: number, hint: string): SubscriptionCollector {
  const found: Subscription[] = []
  return {
    found,
    add(subscription) {
      if (found.length === max) throw new OperatorError(`The list has more than ${max} feeds; ${hint}.`)
      found.push(subscription)
    },
  }
}
