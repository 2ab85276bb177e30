import { Moment } from './moment.tsx'
import type { Subscription } from './use-feeds.ts'
import { useSay } from '../../../../console/src/words/say.ts'

/** What each state means, and how it is drawn. */
const states: Readonly<Record<string, readonly [explanation: string, tone: string]>> = {
  waiting: ['Not read yet', ''],
  working: ['The last reading succeeded', 'good'],
  'no entries understood': ['The document was read, but no entry was found in it', 'warn'],
  failing: ['The last reading failed; the next try comes later each time', 'bad'],
  gone: ['The server says that the feed has ended; its entries stay', 'warn'],
  sample: ['Came with Mainstay, is never fetched', ''],
}

/** The state in a word, and the last error in its own. */
export function FeedState({ subscription }: { readonly subscription: Subscription }) {
  const say = useSay()
  const { state, lastError, lastErrorAt } = subscription
  const [explanation = '', tone = ''] = states[state] ?? []
  return (
    <>
      <span class={`page-state ${tone}`} title={say(explanation)}>
        {say(state)}
      </span>
      {lastError !== null && (
        <span class="page-note">
          {say(lastError)} <Moment at={lastErrorAt} absent="" />
        </span>
      )}
    </>
  )
}
