import { useId } from 'preact/hooks'
import type { Field } from './fields-from-schema.ts'
import { type Say, useSay } from '../words/say.ts'
import { ListInput } from './list-input.tsx'
import { SingleInput } from './single-input.tsx'
import type { FieldProps } from './input-props.ts'

/** A field with its label, its input, what it means and what is wrong with it. */
export function FieldInput({ field, draft, fault, onChange }: FieldProps) {
  const id = useId()
  const labelId = `${id}-label`
  const help = field.description ? `${id}-help` : undefined
  const say = useSay()
  const problem = fault ? `${id}-fault` : undefined
  const describedBy = [problem, help].filter(Boolean).join(' ') || undefined
  const Input = field.kind === 'list' ? ListInput : SingleInput
  return (
    <div class="field">
      <label class="field-label" id={labelId} htmlFor={field.kind === 'list' ? undefined : id}>
        <span class="field-name">{field.name}</span>
        <span class="field-type">{describeKind(field, say)}</span>
        {field.required && <span class="field-required">{say('required')}</span>}
      </label>
      <Input
        id={id}
        labelId={labelId}
        field={field}
        draft={draft}
        onChange={onChange}
        describedBy={describedBy}
        invalid={Boolean(fault)}
      />
      {fault && (
        <p id={problem} class="field-fault">
          {say(fault)}
        </p>
      )}
      {field.description && (
        <p id={help} class="field-help">
          {say(field.description)}
        </p>
      )}
    </div>
  )
}

function describeKind(field: Field, say: Say): string {
  if (field.kind === 'number') return field.integer ? say('integer') : say('number')
  if (field.kind === 'choice')
    return field.choices.every((choice) => typeof choice === 'boolean')
      ? say('true or false|a kind of field')
      : say('choice')
  if (field.kind === 'list') return field.item === 'number' ? say('list of numbers') : say('list of texts')
  if (field.kind === 'text' && field.orJson) return say('text, or a list as JSON')
  return field.kind === 'json' ? 'JSON' : ''
}
