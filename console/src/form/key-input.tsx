import { useId } from 'preact/hooks'
import type { KeyRule } from '../../../src/kernel/wire/contract.ts'
import { useKey } from '../access/key-context.ts'
import type { KeyCheck, KeyHolder } from '../access/key-holder.ts'
import { useSay, type Say } from '../words/say.ts'
import { useSayFailure } from '../words/use-say-failure.ts'
import { Group } from './group.tsx'

interface Props {
  readonly rule: KeyRule
}

/** The caller's key, where this wire carries it, and what the server says of it. */
export function KeyInput({ rule }: Props) {
  const id = useId()
  const say = useSay()
  const { value, store, isRemembered, remember, check } = useKey()
  return (
    <Group title={say('Access')}>
      <div class="field">
        <label class="field-label" htmlFor={id}>
          <span class="field-name">{say('Key')}</span>
          <span class="field-type">{describePlace(rule, say)}</span>
        </label>
        <input
          id={id}
          type="password"
          autocomplete="off"
          class="mono"
          value={value}
          aria-describedby={`${id}-help`}
          aria-invalid={check.state === 'wrong'}
          onInput={(event) => store(event.currentTarget.value.trim())}
        />
        <div id={`${id}-help`}>
          <KeyState check={check} />
        </div>
        <label class="field-option">
          <input type="checkbox" checked={isRemembered} onChange={() => remember(!isRemembered)} />
          {say('Keep it in this browser; otherwise it is forgotten when this tab is closed')}
        </label>
      </div>
    </Group>
  )
}

/** What the server says of the key, or how to come by one. */
function KeyState({ check }: { readonly check: KeyCheck }) {
  const say = useSay()
  const sayFailure = useSayFailure()
  switch (check.state) {
    case 'wrong':
      return (
        <p class="field-fault" role="alert">
          {sayFailure(check.sentence)}
        </p>
      )
    case 'good':
      return <p class="field-help">{describeHolder(check.holder, say)}</p>
    case 'none':
      return (
        <p class="field-help">
          {say('The link that the start prints makes one; so does this command:')} <code>mainstay keys add</code>{' '}
          {say('(in a clone {command})', { command: 'npm run mainstay -- keys add' })}
        </p>
      )
    case 'asking':
    case 'unchecked':
      return null
  }
}

/** What a key opens, in a sentence. */
export function describeHolder({ name, scopes }: KeyHolder, say: Say): string {
  return scopes === '*'
    ? say('“{name}” opens every interface.', { name })
    : say('“{name}” opens {list}.', { name, list: scopes.join(', ') })
}

function describePlace(rule: KeyRule, say: Say): string {
  if (rule.in === 'bearer' || rule.in === 'basic' || rule.in === 'scheme') return say('Authorization header')
  if (rule.in === 'header') return say('header {name}', { name: rule.name })
  return rule.in === 'query'
    ? say('query parameter {name}', { name: rule.name })
    : say('form field {name}', { name: rule.name })
}
