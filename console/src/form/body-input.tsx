import { useId } from 'preact/hooks'
import type { MainBodyKind } from '../../../src/kernel/wire/contract.ts'
import type { Faults } from '../call/prepare-call.ts'
import type { RequestDraft } from '../call/request-draft.ts'
import type { BodyShape } from '../call/request-shape.ts'
import { sourceFromDraft } from './body-source.ts'
import { useSay } from '../words/say.ts'
import { FieldGroup } from './field-group.tsx'
import { FileInput } from './file-input.tsx'
import { SourceInput } from './source-input.tsx'

interface Props {
  readonly shape: BodyShape
  readonly draft: RequestDraft
  readonly faults: Faults
  readonly onChange: (change: Partial<RequestDraft>) => void
}

const kindNames: Readonly<Record<MainBodyKind, string>> = { json: 'JSON', form: 'form fields', bytes: 'a file' }

/** The body: field by field, as JSON in one piece, or a file. */
export function BodyInput({ shape, draft, faults, onChange }: Props) {
  const say = useSay()
  const { fields } = shape
  const kind = <KindOfBody shape={shape} draft={draft} onChange={onChange} />
  if (draft.bodyKind === 'bytes') {
    return <FileInput tools={kind} file={draft.file} fault={faults['body']} onChange={(file) => onChange({ file })} />
  }
  if (draft.source !== undefined) {
    return <SourceInput tools={kind} fields={fields} source={draft.source} fault={faults['body']} onChange={onChange} />
  }
  const editAsJson = () => onChange({ source: sourceFromDraft(fields ?? [], draft.body) })
  const tools = (
    <div class="group-tools">
      {kind}
      {draft.bodyKind === 'json' && (
        <button type="button" class="quiet-button" onClick={editAsJson}>
          {say('Edit as JSON')}
        </button>
      )}
    </div>
  )
  return (
    <FieldGroup
      title={say('Body')}
      part="body"
      fields={fields ?? []}
      draft={draft.body}
      faults={faults}
      onChange={(body) => onChange({ body })}
      tools={tools}
    />
  )
}

function KindOfBody({ shape, draft, onChange }: Omit<Props, 'faults'>) {
  const id = useId()
  const say = useSay()
  if (shape.accepts.length === 1) return <span class="field-type">{say(kindNames[shape.accepts[0]])}</span>
  const choose = (chosen: string) => {
    const bodyKind = shape.accepts.find((each) => each === chosen)
    onChange(shape.fields ? { bodyKind, source: undefined } : { bodyKind })
  }
  return (
    <>
      <label class="visually-hidden" htmlFor={id}>
        {say('Send the body as')}
      </label>
      <select
        id={id}
        class="compact"
        value={draft.bodyKind ?? ''}
        onInput={(event) => choose(event.currentTarget.value)}
      >
        {shape.accepts.map((each) => (
          <option value={each}>{say(kindNames[each])}</option>
        ))}
      </select>
    </>
  )
}
