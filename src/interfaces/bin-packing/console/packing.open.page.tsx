import { useMemo, useState } from 'preact/hooks'
import { LabelledInput } from '../../../../console/src/form/labelled-input.tsx'
import { bodyOf, useAnswer } from '../../../../console/src/page/use-answer.ts'
import type { SlicePageProps } from '../../../../console/src/pages.ts'
import { useSay } from '../../../../console/src/words/say.ts'
import { createClient } from '../client.ts'
import { KindRows, NumberInput, replaceAt, sizeNames } from './kind-rows.tsx'
import { type Hold, type Kind, type Load, maxBoxes, readSentence, toLoad, toRequest } from './load.ts'
import { LoadingSteps } from './loading-steps.tsx'

const holds: readonly { readonly name: string; readonly hold: Hold }[] = [
  { name: 'Van', hold: { sizes: [300, 170, 180], maxWeight: 1200 } },
  { name: 'Lorry, 7.2 m', hold: { sizes: [720, 245, 250], maxWeight: 5000 } },
  { name: 'Container, 20 feet', hold: { sizes: [590, 235, 239], maxWeight: 21_700 } },
  { name: 'Pallet, 1.8 m high', hold: { sizes: [120, 80, 180], maxWeight: 1000 } },
]

const firstHold: Hold = { sizes: [300, 170, 180], maxWeight: 1200 }

const firstKinds: readonly Kind[] = [
  { name: 'crate', count: 8, sizes: [80, 60, 60], weight: 40, staysUpright: true },
  { name: 'carton', count: 30, sizes: [60, 40, 40], weight: 12, staysUpright: false },
  { name: 'case', count: 24, sizes: [50, 35, 25], weight: 9, staysUpright: false },
]

/** A hold and what has to go in: packed, drawn, and loaded step by step. */
export default function Packing({ apiKey }: SlicePageProps) {
  const say = useSay()
  const client = useMemo(
    () => createClient({ baseUrl: location.origin, ...(apiKey !== '' && { key: apiKey }) }).binPacking,
    [apiKey],
  )
  const [hold, setHold] = useState(firstHold)
  const [kinds, setKinds] = useState(firstKinds)
  const { answer, failure, isWaiting, ask } = useAnswer<Load>()
  const total = kinds.reduce((sum, { count }) => sum + count, 0)
  const pack = () =>
    ask(async (signal) =>
      toLoad(bodyOf(await client.pack({ body: toRequest(hold, kinds) }, { signal }), readSentence), hold, kinds),
    )
  return (
    <form
      class="page-section"
      aria-label={say('Packing')}
      onSubmit={(event) => {
        event.preventDefault()
        if (total <= maxBoxes) void pack()
      }}
    >
      <HoldChoice hold={hold} onChange={setHold} />
      <KindRows kinds={kinds} onChange={setKinds} />
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
        {failure !== undefined && <p class="notice">{failure}</p>}
      </div>
      {answer && <LoadingSteps key={JSON.stringify(answer.boxes)} load={answer} />}
    </form>
  )
}

interface HoldProps {
  readonly hold: Hold
  readonly onChange: (hold: Hold) => void
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
              if (found) onChange(found.hold)
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
      <div class="packing-sizes" key={chosen < 0 ? 'own' : chosen}>
        {([0, 1, 2] as const).map((axis) => (
          <NumberInput
            key={axis}
            label={`${say('Hold')}: ${say(sizeNames[axis])}`}
            value={hold.sizes[axis]}
            onChange={(size) => onChange({ ...hold, sizes: replaceAt(hold.sizes, axis, size) })}
          />
        ))}
        <NumberInput
          label={`${say('Hold')}: ${say('most weight')}`}
          value={hold.maxWeight}
          onChange={(maxWeight) => onChange({ ...hold, maxWeight })}
        />
        <span class="soft">cm, kg</span>
      </div>
    </div>
  )
}
