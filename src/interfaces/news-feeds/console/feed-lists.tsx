import { useRef, useState } from 'preact/hooks'
import { LabelledInput } from '../../../../console/src/form/labelled-input.tsx'
import { type Outcome, OutcomeLine } from '../../../../console/src/ui/outcome-line.tsx'
import { CategoryChoice, type ChosenCategory, toWireChoice } from './category-choice.tsx'
import { type FeedClient, toSentence } from './feed-client.ts'
import { saveText } from './save-text.ts'
import type { Category } from './use-feeds.ts'
import { useSay } from '../../../../console/src/words/say.ts'

interface Props {
  readonly client: FeedClient
  readonly categories: readonly Category[]
  readonly onChange: () => Promise<void>
}

/** Takes in what another feed reader lists, and writes a list for it. */
export function FeedLists({ client, categories, onChange }: Props) {
  const say = useSay()
  const [chosen, setChosen] = useState<ChosenCategory>({ name: '', segment: '', isNew: false })
  const [outcome, setOutcome] = useState<Outcome>()
  const file = useRef<HTMLInputElement>(null)

  const take = async (event: Event) => {
    event.preventDefault()
    const body = file.current?.files?.[0]
    if (!body) return
    const result = await client.importOpml({ query: toWireChoice(chosen), body })
    if (!result.ok) return setOutcome({ kind: 'failed', sentence: toSentence(result) })
    const { read, added, unusable, categories } = result.body
    const passed = unusable > 0 ? say(', {count} without a usable address', { count: unusable }) : ''
    const places = categories.map(({ name, segment, feeds, isNew }) =>
      say(isNew ? '{feeds} in {name} (new, {segment})' : '{feeds} in {name}', { feeds, name, segment }),
    )
    const sentence = say('{file}: {read} subscriptions, {added} of them new{passed}: {places}.', {
      file: body.name,
      read,
      added,
      passed,
      places: places.join(', '),
    })
    setOutcome({ kind: 'done', sentence })
    await onChange()
  }
  const save = async () => {
    const result = await client.exportOpml()
    if (result.ok) saveText(result.body.opml, 'feeds.opml', 'text/x-opml')
    setOutcome(result.ok ? undefined : { kind: 'failed', sentence: toSentence(result) })
  }

  return (
    <section class="page-section" aria-labelledby="lists-title">
      <h2 id="lists-title">{say('Lists of other feed readers')}</h2>
      <form class="page-row" aria-labelledby="lists-title" onSubmit={(event) => void take(event)}>
        <div class="page-wide">
          <LabelledInput label={say('OPML file, or a text file with one address a line')}>
            {(id) => <input id={id} ref={file} type="file" required />}
          </LabelledInput>
        </div>
        <CategoryChoice categories={categories} chosen={chosen} none={say('by folder')} onChoose={setChosen} />
        <button type="submit" class="send">
          {say('Import')}
        </button>
      </form>
      <OutcomeLine outcome={outcome} />
      <p class="page-foot">
        <button type="button" class="quiet-button" onClick={() => void save()}>
          {say('Download as OPML')}
        </button>
        <span>{say('All subscriptions but the sample, for another feed reader.')}</span>
      </p>
    </section>
  )
}
