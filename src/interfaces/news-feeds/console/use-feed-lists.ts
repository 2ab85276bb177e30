import { useState } from 'preact/hooks'
import { sentenceOf } from '../../../../console/src/page/use-answer.ts'
import { readPlainMessage } from '../../../../console/src/server/read-message.ts'
import type { Outcome } from '../../../../console/src/ui/outcome-line.tsx'
import { type Say, useSay } from '../../../../console/src/words/say.ts'
import type { ResponseOf } from '../../../kernel/wire/contract.ts'
import type { newsFeeds } from '../contract.ts'
import { type ChosenCategory, toWireChoice } from './chosen-category.ts'
import type { FeedClient } from './feed-client.ts'
import { saveText } from './save-text.ts'

type Imported = ResponseOf<(typeof newsFeeds)['operations']['importOpml']>

/** Lists of other feed readers: taking one in, writing one, and what came of it. */
export function useFeedLists(client: FeedClient, onChange: () => Promise<void>) {
  const say = useSay()
  const [outcome, setOutcome] = useState<Outcome>()
  const take = async (file: File, chosen: ChosenCategory) => {
    const result = await client.importOpml({ query: toWireChoice(chosen), body: file })
    if (!result.ok) return setOutcome({ kind: 'failed', sentence: sentenceOf(result, readPlainMessage) })
    setOutcome({ kind: 'done', sentence: describeImport(file.name, result.body, say) })
    await onChange()
  }
  const save = async () => {
    const result = await client.exportOpml()
    if (result.ok) saveText(result.body.opml, 'feeds.opml', 'text/x-opml')
    setOutcome(result.ok ? undefined : { kind: 'failed', sentence: sentenceOf(result, readPlainMessage) })
  }
  return { outcome, take, save }
}

function describeImport(file: string, { read, added, unusable, categories }: Imported, say: Say): string {
  const passed = unusable > 0 ? say(', {count} without a usable address', { count: unusable }) : ''
  const places = categories.map(({ name, segment, feeds, isNew }) =>
    say(isNew ? '{feeds} in {name} (new, {segment})' : '{feeds} in {name}', { feeds, name: say(name), segment }),
  )
  return say('{file}: {read} subscriptions, {added} of them new{passed}: {places}.', {
    file,
    read,
    added,
    passed,
    places: places.join(', '),
  })
}
