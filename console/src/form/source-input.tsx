import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import type { RequestDraft } from '../call/request-draft.ts'
import { draftFromSource } from './body-source.ts'
import type { Draft } from './draft.ts'
import type { Field } from './fields-from-schema.ts'
import { useSay } from '../words/say.ts'
import { Group } from './group.tsx'

interface Props {
  /** Absent when the body has no fields to go back to. */
  readonly fields: readonly Field[] | undefined
  readonly source: string
  readonly fault: string | undefined
  readonly onChange: (change: Partial<RequestDraft>) => void
  readonly tools: ComponentChildren
}

/** The body as JSON, edited in one piece. */
export function SourceInput({ fields, source, fault, onChange, tools }: Props) {
  const id = useId()
  const say = useSay()
  const body = fields && draftFromSource(fields, source)
  const help = fields && !body ? say('This holds more than the fields can show, so it stays JSON.') : undefined
  const headTools = (
    <div class="group-tools">
      {tools}
      {fields && <EditByField body={body} onChange={onChange} />}
    </div>
  )
  return (
    <Group title={say('Body')} tools={headTools}>
      <div class="field">
        <label class="visually-hidden" htmlFor={id}>
          {say('Body as JSON')}
        </label>
        <textarea
          id={id}
          class="mono source"
          rows={10}
          spellcheck={false}
          value={source}
          aria-invalid={Boolean(fault)}
          aria-describedby={`${id}-state`}
          onInput={(event) => onChange({ source: event.currentTarget.value })}
        />
        <p id={`${id}-state`} class={fault ? 'field-fault' : 'field-help'}>
          {fault ? say(fault) : help}
        </p>
      </div>
    </Group>
  )
}

interface EditProps extends Pick<Props, 'onChange'> {
  /** What the fields would hold; absent where they cannot hold it. */
  readonly body: Draft | undefined
}

function EditByField({ body, onChange }: EditProps) {
  const say = useSay()
  return (
    <button
      type="button"
      class="quiet-button"
      disabled={!body}
      onClick={() => body && onChange({ body, source: undefined })}
    >
      {say('Edit by field')}
    </button>
  )
}
