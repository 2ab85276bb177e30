import { useState } from 'preact/hooks'
import { type Catalogue, titleOf } from '../catalogue.ts'
import { TableHead } from '../ui/table-head.tsx'
import { useSay, useWords } from '../words/say.ts'
import { formatLimit, formatUsed } from './format-use.ts'
import type { ListedKey } from './keys.ts'

interface Props {
  readonly keys: readonly ListedKey[]
  /** Of the key that asks: it is marked. */
  readonly ownId: string
  readonly catalogue: Catalogue
  readonly onRevoke: (key: ListedKey) => void
  readonly onRotate: (key: ListedKey) => void
}

const headings = ['Name', 'Opens', 'Plan', 'Limits', 'Made', 'Ends', 'Last used', 'Used today'] as const

/** Every key, the valid ones first, the newest first among them. */
export function KeyTable({ keys, ownId, catalogue, onRevoke, onRotate }: Props) {
  const sorted = keys.toSorted(
    (one, other) =>
      Number(one.revokedAt !== undefined) - Number(other.revokedAt !== undefined) || other.createdAt - one.createdAt,
  )
  return (
    <table class="page-table">
      <TableHead headings={headings} buttons="Revoke" />
      <tbody>
        {sorted.map((key) => (
          <KeyRow
            key={key.id}
            listed={key}
            isOwn={key.id === ownId}
            catalogue={catalogue}
            onRevoke={onRevoke}
            onRotate={onRotate}
          />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps extends Pick<Props, 'catalogue' | 'onRevoke' | 'onRotate'> {
  readonly listed: ListedKey
  readonly isOwn: boolean
}

function KeyRow({ listed, isOwn, catalogue, onRevoke, onRotate }: RowProps) {
  const { say, language } = useWords()
  const { scopes, plan, createdAt, expiresAt, lastUsedAt, limits = [] } = listed
  const sayTitle = (interfaceId: string) => say(titleOf(catalogue, interfaceId))
  const writeDay = (time: number) => new Date(time).toLocaleDateString(language, { dateStyle: 'medium' })
  return (
    <tr>
      <KeyName listed={listed} isOwn={isOwn} />
      <td data-label={say('Opens')}>{scopes === '*' ? say('every interface') : scopes.map(sayTitle).join(', ')}</td>
      <td data-label={say('Plan')}>{say(plan)}</td>
      <td data-label={say('Limits')}>
        {limits.length === 0 ? '–' : limits.map((limit) => formatLimit(limit, say, sayTitle)).join(', ')}
      </td>
      <td data-label={say('Made')}>
        <time>{writeDay(createdAt)}</time>
      </td>
      <td data-label={say('Ends')}>{expiresAt === undefined ? '–' : <time>{writeDay(expiresAt)}</time>}</td>
      <td data-label={say('Last used')}>
        {lastUsedAt === undefined ? '–' : <time>{writeMoment(lastUsedAt, language)}</time>}
      </td>
      <td data-label={say('Used today')}>{formatUsed(listed.usedToday, say, sayTitle)}</td>
      <KeyActions listed={listed} isOwn={isOwn} onRevoke={onRevoke} onRotate={onRotate} />
    </tr>
  )
}

function writeMoment(time: number, language: string): string {
  return new Date(time).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })
}

function KeyName({ listed: { id, name, labels = [] }, isOwn }: Pick<RowProps, 'listed' | 'isOwn'>) {
  const say = useSay()
  return (
    <th scope="row">
      {name} {isOwn && <span class="model-tag">{say('this page’s')}</span>}
      <span class="page-address">ms_{id}</span>
      {labels.map((label) => (
        <span key={label} class="model-tag">
          {label}
        </span>
      ))}
    </th>
  )
}

function KeyActions({ listed, isOwn, onRevoke, onRotate }: Omit<RowProps, 'catalogue'>) {
  const { say, language } = useWords()
  const { name, revokedAt } = listed
  if (revokedAt !== undefined)
    return (
      <td class="page-actions">
        <span class="page-state bad">{say('revoked {when}', { when: writeMoment(revokedAt, language) })}</span>
      </td>
    )
  return (
    <td class="page-actions">
      <button type="button" class="quiet-button" onClick={() => onRotate(listed)}>
        {say('New secret')}
        <span class="visually-hidden"> {name}</span>
      </button>
      <RevokeButton name={name} isOwn={isOwn} onRevoke={() => onRevoke(listed)} />
    </td>
  )
}

interface ButtonProps {
  readonly name: string
  readonly isOwn: boolean
  readonly onRevoke: () => void
}

/** Asked twice: whoever uses the key is shut out at once. */
function RevokeButton({ name, isOwn, onRevoke }: ButtonProps) {
  const say = useSay()
  const [isAsking, setAsking] = useState(false)
  if (!isAsking)
    return (
      <button type="button" class="quiet-button" onClick={() => setAsking(true)}>
        {say('Revoke')}
        <span class="visually-hidden"> {name}</span>
      </button>
    )
  return (
    <span class="page-confirm">
      <button type="button" class="quiet-button" onClick={() => setAsking(false)}>
        {say('Keep')}
      </button>
      <button type="button" class="quiet-button dangerous" onClick={onRevoke}>
        {isOwn ? say('Revoke this page’s own key') : say('Revoke it')}
      </button>
    </span>
  )
}
