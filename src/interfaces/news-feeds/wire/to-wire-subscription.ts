import type { Subscription } from '../contract/subscriptions.ts'
import type { SubscribedFeed } from '../port.ts'

export function toWireSubscription(feed: SubscribedFeed): Subscription {
  return {
    ...feed,
    lastSuccessAt: feed.lastSuccessAt ?? null,
    lastError: feed.lastError ?? null,
    lastErrorAt: feed.lastErrorAt ?? null,
    nextFetchAt: feed.nextFetchAt ?? null,
  }
}
