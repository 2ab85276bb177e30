import type { RefObject } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { sentenceOf } from '../../../../console/src/page/use-answer.ts'
import { readPlainMessage } from '../../../../console/src/server/read-message.ts'
import { LabelledInput } from '../../../../console/src/form/labelled-input.tsx'
import { type Outcome, OutcomeLine } from '../../../../console/src/ui/outcome-line.tsx'
import { CategoryChoice } from './category-choice.tsx'
import { type ChosenCategory, toWireChoice } from './chosen-category.ts'
import type { FeedClient } from './feed-client.ts'
import type { Category } from './use-feeds.ts'
import { useSay } from '../../../../console/src/words/say.ts'

interface Props {
  readonly client: FeedClient
  readonly categories: readonly Category[]
  readonly onChange: () => Promise<void>
}

/** Subscribes to one feed, into a category that is there or a new one. */
export function AddFeed({ client, categories, onChange }: Props) {
  const say = useSay()
  const [url, setUrl] = useState('')
  const [chosen, setChosen] = useState<ChosenCategory>({ name: categories[0]?.name ?? '', segment: '', isNew: false })
  const [outcome, setOutcome] = useState<Outcome>()
  const address = useRef<HTMLInputElement>(null)

  const subscribe = async (event: Event) => {
    event.preventDefault()
    const result = await client.subscribe({ body: { url, category: chosen.name, ...toWireChoice(chosen) } })
    if (!result.ok) {
      address.current?.focus()
      return setOutcome({ kind: 'failed', sentence: sentenceOf(result, readPlainMessage) })
    }
    const { state } = result.body
    const when = state === 'waiting' ? say('It is read within a minute.') : say('It was there already.')
    setOutcome({
      kind: 'done',
      sentence: `${say('Subscribed to {url} in {category}.', { url: result.body.url, category: say(chosen.name) })} ${when}`,
    })
    setUrl('')
    await onChange()
    setChosen({ ...chosen, segment: '', isNew: false })
  }

  return (
    <section class="page-section" aria-labelledby="add-title">
      <h2 id="add-title">{say('Add a feed')}</h2>
      <form class="page-row" aria-labelledby="add-title" onSubmit={(event) => void subscribe(event)}>
        <AddressInput input={address} value={url} onChange={setUrl} />
        <CategoryChoice categories={categories} chosen={chosen} onChoose={setChosen} />
        <button type="submit" class="send">
          {say('Subscribe')}
        </button>
      </form>
      <OutcomeLine outcome={outcome} />
    </section>
  )
}

interface AddressProps {
  readonly input: RefObject<HTMLInputElement | null>
  readonly value: string
  readonly onChange: (url: string) => void
}

function AddressInput({ input, value, onChange }: AddressProps) {
  const say = useSay()
  return (
    <div class="page-wide">
      <LabelledInput label={say('Address of the feed')}>
        {(id) => (
          <input
            id={id}
            ref={input}
            type="url"
            required
            placeholder="https://example.com/feed.xml"
            value={value}
            onInput={(event) => onChange(event.currentTarget.value)}
          />
        )}
      </LabelledInput>
    </div>
  )
}
