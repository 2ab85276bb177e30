import { useRef, useState } from 'preact/hooks'
import { LabelledInput } from '../../../../console/src/form/labelled-input.tsx'
import { OutcomeLine } from '../../../../console/src/ui/outcome-line.tsx'
import { CategoryChoice } from './category-choice.tsx'
import type { ChosenCategory } from './chosen-category.ts'
import type { FeedClient } from './feed-client.ts'
import { useFeedLists } from './use-feed-lists.ts'
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
  const { outcome, take, save } = useFeedLists(client, onChange)
  const file = useRef<HTMLInputElement>(null)
  const submit = (event: Event) => {
    event.preventDefault()
    const picked = file.current?.files?.[0]
    if (picked) void take(picked, chosen)
  }
  return (
    <section class="page-section" aria-labelledby="lists-title">
      <h2 id="lists-title">{say('Lists of other feed readers')}</h2>
      <form class="page-row" aria-labelledby="lists-title" onSubmit={submit}>
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
