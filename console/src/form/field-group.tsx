import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { Faults } from '../call/prepare-call.ts'
import { useSay } from '../words/say.ts'
import type { Draft } from './draft.ts'
import { FieldInput } from './field-input.tsx'
import type { Field } from './fields-from-schema.ts'
import { Group } from './group.tsx'

interface Props {
  readonly title: string
  /** `params`, `query` or `body`: how faults name this part. */
  readonly part: string
  readonly fields: readonly Field[]
  readonly draft: Draft
  readonly faults: Faults
  readonly onChange: (draft: Draft) => void
  readonly tools?: ComponentChildren
  /** Shown at the end of the folded part. */
  readonly children?: ComponentChildren
}

/** The fields of one part of a request; those that need not be filled are folded away unless the example fills them. */
export function FieldGroup({ title, part, fields, draft, faults, onChange, tools, children }: Props) {
  const say = useSay()
  // Decided once: a field that is emptied must not slip away under the cursor.
  const [inView] = useState(
    () => new Set(fields.filter(({ name, required }) => required || isFilled(draft[name])).map(nameOf)),
  )
  const folded = fields.filter(({ name }) => !inView.has(name))
  const draw = (field: Field) => (
    <FieldInput
      key={field.name}
      field={field}
      draft={draft[field.name]}
      fault={faults[`${part}.${field.name}`]}
      onChange={(value) => onChange({ ...draft, [field.name]: value })}
    />
  )
  if (fields.length === 0 && !children) return null
  return (
    <Group title={title} tools={tools}>
      {subjectsFirst(fields.filter(({ name }) => inView.has(name))).map(draw)}
      {(folded.length > 0 || children) && (
        <details class="more">
          <summary>
            {inView.size > 0 ? say('More parameters') : say('Optional parameters')}
            {folded.length > 0 && <span class="count">{folded.length}</span>}
          </summary>
          <div class="more-fields">
            {folded.map(draw)}
            {children}
          </div>
        </details>
      )}
    </Group>
  )
}

/** What a call is about, a text or a list of them, before what turns it this way or that. */
function subjectsFirst(fields: readonly Field[]): readonly Field[] {
  const isSubject = (field: Field) =>
    field.kind === 'json' || field.kind === 'list' || (field.kind === 'text' && field.multiline)
  return [...fields.filter(isSubject), ...fields.filter((field) => !isSubject(field))]
}

function nameOf({ name }: Field): string {
  return name
}

function isFilled(draft: Draft[string] | undefined): boolean {
  return draft !== undefined && draft.length > 0
}
