import type { ComponentChildren } from 'preact'
import { useKey } from '../access/key-context.ts'
import { AccessPanel } from '../page/access-panel.tsx'
import { useSay } from '../words/say.ts'

interface Props {
  /** English, as the dictionary has it. */
  readonly title: string
  readonly lead: string
  /** Drawn once a key is known to open everything. */
  readonly children: (apiKey: string, ownId: string) => ComponentChildren
}

/** A page of the server itself, for a key that opens every interface. */
export function OwnerPage({ title, lead, children }: Props) {
  const say = useSay()
  const { check, value } = useKey()
  const isGood = check.state === 'good'
  const isOwner = isGood && check.holder.scopes === '*'
  return (
    <article class="operation">
      <header class="operation-head">
        <h1>{say(title)}</h1>
        <p class="lead">{say(lead)}</p>
      </header>
      <AccessPanel />
      {isGood && !isOwner && (
        <p class="notice" role="alert">
          {say('This page is for a key that opens every interface; this one opens some alone.')}
        </p>
      )}
      {check.state === 'unchecked' && (
        <p class="notice" role="alert">
          {say('The server could not be asked whose key this is.')}
        </p>
      )}
      {isOwner && (
        <div class="page-sections" key={value}>
          {children(value, check.holder.id)}
        </div>
      )}
    </article>
  )
}
