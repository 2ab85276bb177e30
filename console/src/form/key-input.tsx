import { useId } from 'preact/hooks'
import type { KeyRule } from '../../../src/kernel/contract.ts'
import { Group } from './group.tsx'

interface Props {
  readonly rule: KeyRule
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The caller's key, and where this wire carries it. */
export function KeyInput({ rule, value, onChange }: Props) {
  const id = useId()
  return (
    <Group title="Access">
      <div class="field">
        <label class="field-label" htmlFor={id}>
          <span class="field-name">Key</span>
          <span class="field-type">{describePlace(rule)}</span>
        </label>
        <input
          id={id}
          type="password"
          autocomplete="off"
          class="mono"
          value={value}
          aria-describedby={`${id}-help`}
          onInput={(event) => onChange(event.currentTarget.value.trim())}
        />
        <p id={`${id}-help`} class="field-help">
          Forgotten when this tab is closed. <code>mainstay keys</code> makes one.
        </p>
      </div>
    </Group>
  )
}

function describePlace(rule: KeyRule): string {
  if (rule.in === 'bearer' || rule.in === 'basic' || rule.in === 'scheme') return 'Authorization header'
  if (rule.in === 'header') return `header ${rule.name}`
  return rule.in === 'query' ? `query parameter ${rule.name}` : `form field ${rule.name}`
}
