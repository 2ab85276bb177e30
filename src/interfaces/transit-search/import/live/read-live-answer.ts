import { LiveDataError } from './live-data-error.ts'
import { mergeMessages, writeTripUpdates } from './merge-messages.ts'
import { readFeedMessage } from './read-feed-message.ts'

export interface LiveAnswer {
  readonly bytes: Uint8Array
  /** What `writeTripUpdates` made of the answers before; undefined at first. */
  readonly before: Uint8Array | undefined
}

export type ReadingResult =
  | {
      /** Milliseconds since 1970; 0 where it is not said. */
      readonly publishedAt: number
      /** Trip updates that hold now, in a message. */
      readonly updates: Uint8Array
      readonly count: number
    }
  | { readonly refusal: string }

/** What an answer makes of what was known; the default export of a module for worker threads. */
export default function readLiveAnswer({ bytes, before }: LiveAnswer): ReadingResult {
  try {
    const message = readFeedMessage(bytes)
    const entities = mergeMessages(before && message.isDifferential ? readFeedMessage(before) : undefined, message)
    return {
      publishedAt: message.publishedAt,
      updates: writeTripUpdates(message.publishedAt, entities),
      count: entities.length,
    }
  } catch (cause) {
    if (cause instanceof LiveDataError) return { refusal: cause.message }
    throw cause
  }
}
