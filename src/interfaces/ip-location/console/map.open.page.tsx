import { useEffect, useState } from 'preact/hooks'
import { LabelledInput } from '../../../../console/src/form/labelled-input.tsx'
import { useAnswer } from '../../../../console/src/page/use-answer.ts'
import type { SlicePageProps } from '../../../../console/src/pages.ts'
import { FailureNotice } from '../../../../console/src/ui/failure-notice.tsx'
import { useSay } from '../../../../console/src/words/say.ts'
import { PositionMap } from './position-map.tsx'
import { PositionTable } from './position-table.tsx'
import { locateAll, maxAddresses, type Position } from './positions.ts'

const firstAddresses = '8.8.8.8, 1.1.1.1, 133.11.0.1, 193.0.6.139, 2001:4860:4860::8888'

/** Where addresses are, on a map that is drawn here. */
export default function Positions({ apiKey }: SlicePageProps) {
  const say = useSay()
  const [text, setText] = useState(firstAddresses)
  const [chosen, setChosen] = useState<string>()
  const { answer = [], failure, isWaiting, ask } = useAnswer<readonly Position[]>()
  const addresses = [...new Set(text.split(/[\s,;]+/).filter(Boolean))].slice(0, maxAddresses)
  const locate = () => {
    setChosen(undefined)
    return ask((signal) => locateAll(addresses, apiKey, signal))
  }
  useEffect(() => void locate(), [])
  const choose = (address: string) => setChosen(address === chosen ? undefined : address)
  return (
    <form
      class="page-section"
      aria-label={say('Positions')}
      onSubmit={(event) => {
        event.preventDefault()
        if (addresses.length > 0) void locate()
      }}
    >
      <div class="page-row">
        <div class="page-wide">
          <LabelledInput label={say('Addresses')}>
            {(id) => (
              <input
                id={id}
                class="mono"
                spellcheck={false}
                value={text}
                onInput={(event) => setText(event.currentTarget.value)}
              />
            )}
          </LabelledInput>
        </div>
        <button type="submit" class="send" disabled={isWaiting || addresses.length === 0}>
          {say('Locate')}
        </button>
      </div>
      <div class="outcome" role="status">
        <FailureNotice sentence={failure} />
      </div>
      <PositionMap positions={answer} chosen={chosen} onChoose={choose} />
      <PositionTable positions={answer} chosen={chosen} onChoose={choose} />
    </form>
  )
}
