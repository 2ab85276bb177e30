import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { TableHead } from '../../../../console/src/ui/table-head.tsx'
import { FeedState } from './feed-state.tsx'
import { Moment } from './moment.tsx'
import type { Subscription } from './use-feeds.ts'
import { useSay } from '../../../../console/src/words/say.ts'

interface Props {
  readonly subscriptions: readonly Subscription[]
  readonly onRemove: (subscription: Subscription) => Promise<void>
}

const headings = ['Feed', 'Category', 'Entries', 'State', 'Last read', 'Next'] as const

/** Every subscription with how it fares; on a narrow page each row becomes a block. */
export function FeedTable({ subscriptions, onRemove }: Props) {
  const say = useSay()
  if (subscriptions.length === 0) return <p class="placeholder">{say('No feed is read yet. Add one above.')}</p>
  return (
    <table class="page-table" aria-labelledby="feeds-title">
      <TableHead headings={headings} numbers={['Entries']} buttons="Remove" />
      <tbody>
        {subscriptions.map((subscription) => (
          <FeedRow
            key={`${subscription.category} ${subscription.url}`}
            subscription={subscription}
            onRemove={onRemove}
          />
        ))}
      </tbody>
    </table>
  )
}

function FeedRow({ subscription, onRemove }: Pick<Props, 'onRemove'> & { readonly subscription: Subscription }) {
  const say = useSay()
  const { title, url, category, entries, lastSuccessAt, nextFetchAt } = subscription
  const isSample = subscription.state === 'sample'
  return (
    <tr>
      <th scope="row">
        {title || say('Not read yet')}
        <span class="page-address">{isSample ? say('came with Mainstay') : url}</span>
      </th>
      <td data-label={say('Category')} class="page-short">
        {say(category)}
      </td>
      <td data-label={say('Entries')} class="number">
        {entries.toLocaleString('en')}
      </td>
      <td data-label={say('State')}>
        <FeedState subscription={subscription} />
      </td>
      <td data-label={say('Last read')}>
        {isSample ? say('never fetched') : <Moment at={lastSuccessAt} absent={say('never')} />}
      </td>
      <td data-label={say('Next')}>
        {nextFetchAt !== null && nextFetchAt <= Date.now() ? (
          say('within a minute')
        ) : (
          <Moment at={nextFetchAt} absent={say('never')} />
        )}
      </td>
      <td class="page-actions">
        <RemoveButton subscription={subscription} onRemove={onRemove} />
      </td>
    </tr>
  )
}

/** Asks once more before anything is lost. */
function RemoveButton({ subscription, onRemove }: Pick<Props, 'onRemove'> & { readonly subscription: Subscription }) {
  const say = useSay()
  const [step, setStep] = useState<'idle' | 'asking' | 'removing'>('idle')
  const [keep, remove] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)]
  const wasAsking = useRef(false)
  const { title, url, entries } = subscription
  useLayoutEffect(() => {
    if (step === 'asking') keep.current?.focus()
    else if (step === 'idle' && wasAsking.current) remove.current?.focus()
    wasAsking.current = step === 'asking'
  }, [step])

  const confirm = async () => {
    setStep('removing')
    // The row goes away, and the focus with it.
    document.getElementById('feeds-title')?.focus()
    await onRemove(subscription)
    setStep('idle')
  }
  if (step === 'idle')
    return (
      <button ref={remove} type="button" class="quiet-button" onClick={() => setStep('asking')}>
        {say('Remove')}
        <span class="visually-hidden"> {title || url}</span>
      </button>
    )
  return (
    <span class="page-confirm" role="group" aria-label={say('Remove {name}', { name: title || url })}>
      <button ref={keep} type="button" class="quiet-button" onClick={() => setStep('idle')}>
        {say('Keep')}
      </button>
      <button
        type="button"
        class="quiet-button dangerous"
        disabled={step === 'removing'}
        onClick={() => void confirm()}
      >
        {entries === 0
          ? say('Remove it')
          : entries === 1
            ? say('Remove, with 1 entry')
            : say('Remove, with {count} entries', { count: entries.toLocaleString('en') })}
      </button>
    </span>
  )
}
