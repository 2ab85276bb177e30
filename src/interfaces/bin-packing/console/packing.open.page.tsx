import { useState } from 'preact/hooks'
import { LabelledInput } from '../../../../console/src/form/labelled-input.tsx'
import type { SlicePageProps } from '../../../../console/src/pages.ts'
import { FailureNotice } from '../../../../console/src/ui/failure-notice.tsx'
import { useSay } from '../../../../console/src/words/say.ts'
import { holds, type NamedHold, sayKinds } from './holds.ts'
import { KindRows, NumberInput, replaceAt, sizeNames, sizesOf } from './kind-rows.tsx'
import { type Hold, maxBoxes } from './load.ts'
import { PackedLoad } from './packed-load.tsx'
import { usePacking } from './use-packing.ts'

/** A hold and what has to go in: packed, drawn, and loaded step by step. */
export default function Packing({ apiKey }: SlicePageProps) {
  const say = useSay()
  const [{ hold, kinds }, setJob] = useState(() => sayKinds(holds[0], say))
  const { load, failure, isWaiting, pack } = usePacking(apiKey)
  const total = kinds.reduce((sum, { count }) => sum + count, 0)
  return (
    <form
      class="page-section"
      aria-label={say('Packing')}
      onSubmit={(event) => {
        event.preventDefault()
        if (total <= maxBoxes) void pack(hold, kinds)
      }}
    >
      <HoldChoice
        hold={hold}
        onChange={(chosen) =>
          setJob((job) => (isAlike(chosen.hold, job.hold) ? { ...job, hold: chosen.hold } : chosen))
        }
      />
      <KindRows
        key={hold.isFlat ? 'parts' : 'boxes'}
        kinds={kinds}
        isFlat={hold.isFlat ?? false}
        onChange={(changed) => setJob((job) => ({ ...job, kinds: changed }))}
      />
      <div class="page-row">
        <button type="submit" class="send" disabled={isWaiting || total > maxBoxes}>
          {isWaiting ? say('Packing…') : say('Pack')}
        </button>
        {total > maxBoxes && (
          <p class="field-fault">
            {say('This page draws up to {count} boxes; the wire packs more.', { count: maxBoxes })}
          </p>
        )}
      </div>
      <div class="outcome" role="status">
        <FailureNotice sentence={failure} />
      </div>
      {load && <PackedLoad key={JSON.stringify(load.boxes)} load={load} />}
    </form>
  )
}

/** Whether what goes into the one can go into the other: boxes into holds, parts out of sheets. */
function isAlike({ isFlat: one = false }: Hold, { isFlat: other = false }: Hold): boolean {
  return one === other
}

interface HoldProps {
  readonly hold: Hold
  readonly onChange: (chosen: NamedHold) => void
}

function HoldChoice({ hold, onChange }: HoldProps) {
  const say = useSay()
  const chosen = holds.findIndex((each) => JSON.stringify(each.hold) === JSON.stringify(hold))
  return (
    <div class="page-row">
      <LabelledInput label={say('What is loaded')}>
        {(id) => (
          <select
            id={id}
            value={chosen}
            onChange={(event) => {
              const found = holds[Number(event.currentTarget.value)]
              if (found) onChange(sayKinds(found, say))
            }}
          >
            {chosen < 0 && <option value={-1}>{say('Of my own')}</option>}
            {holds.map(({ name }, index) => (
              <option key={name} value={index}>
                {say(name)}
              </option>
            ))}
          </select>
        )}
      </LabelledInput>
      <HoldSizes hold={hold} onChange={(changed) => onChange({ name: 'Of my own', hold: changed, kinds: [] })} />
    </div>
  )
}

function HoldSizes({ hold, onChange }: { readonly hold: Hold; readonly onChange: (hold: Hold) => void }) {
  const say = useSay()
  return (
    <div class="packing-sizes">
      {sizesOf(hold.isFlat).map((axis) => (
        <NumberInput
          key={axis}
          label={`${say('Hold')}: ${say(sizeNames[axis])}`}
          value={hold.sizes[axis]}
          onChange={(size) => onChange({ ...hold, sizes: replaceAt(hold.sizes, axis, size) })}
        />
      ))}
      {!hold.isFlat && (
        <NumberInput
          label={`${say('Hold')}: ${say('most weight')}`}
          value={hold.maxWeight}
          onChange={(maxWeight) => onChange({ ...hold, maxWeight })}
        />
      )}
      <span class="soft">{hold.isFlat ? 'cm' : 'cm, kg'}</span>
    </div>
  )
}
