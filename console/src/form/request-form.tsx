import type { Faults } from '../call/prepare-call.ts'
import type { RequestDraft } from '../call/request-draft.ts'
import type { RequestShape } from '../call/request-shape.ts'
import { BodyInput } from './body-input.tsx'
import { FieldGroup } from './field-group.tsx'
import { useSay } from '../words/say.ts'
import { Group } from './group.tsx'
import { PairRows } from './pair-rows.tsx'

interface Props {
  readonly shape: RequestShape
  readonly draft: RequestDraft
  readonly faults: Faults
  readonly onChange: (change: Partial<RequestDraft>) => void
}

/** Everything that can be filled in for a call, in the order of the wire: path, query, headers, body. */
export function RequestForm({ shape, draft, faults, onChange }: Props) {
  const say = useSay()
  const nothingToFill = shape.params.length + shape.query.length === 0 && !shape.takesOtherQuery && !shape.body
  return (
    <>
      <FieldGroup
        title={say('Path')}
        part="params"
        fields={shape.params}
        draft={draft.params}
        faults={faults}
        onChange={(params) => onChange({ params })}
      />
      <FieldGroup
        title={say('Query')}
        part="query"
        fields={shape.query}
        draft={draft.query}
        faults={faults}
        onChange={(query) => onChange({ query })}
      >
        {shape.takesOtherQuery && (
          <PairRows noun="parameter" pairs={draft.others} onChange={(others) => onChange({ others })} />
        )}
      </FieldGroup>
      {draft.headers.length > 0 && (
        <Group title={say('Headers')}>
          <PairRows noun="header" pairs={draft.headers} onChange={(headers) => onChange({ headers })} />
        </Group>
      )}
      {shape.body && <BodyInput shape={shape.body} draft={draft} faults={faults} onChange={onChange} />}
      {nothingToFill && <p class="nothing">{say('This call takes no parameters.')}</p>}
    </>
  )
}
