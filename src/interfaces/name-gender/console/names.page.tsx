import { useMemo, useState } from 'preact/hooks'
import { LabelledInput } from '../../../../console/src/form/labelled-input.tsx'
import { bodyOf, useAnswer } from '../../../../console/src/page/use-answer.ts'
import type { SlicePageProps } from '../../../../console/src/pages.ts'
import { FailureNotice } from '../../../../console/src/ui/failure-notice.tsx'
import { useSay } from '../../../../console/src/words/say.ts'
import { isJsonObject } from '../../../libraries/json/json-object.ts'
import { createClient } from '../client.ts'
import { CountryBars, type Judged } from './country-bars.tsx'

/** Where the same name may be a man's here and a woman's there. */
const countries = ['IT', 'DE', 'FR', 'ES', 'GB', 'US', 'NL', 'PL', 'RU', 'TR', 'IN', 'CN', 'KR', 'JP', 'BR'] as const

/** A name, and what it is in one country and another. */
export default function Names({ apiKey }: SlicePageProps) {
  const say = useSay()
  const client = useMemo(() => createClient({ baseUrl: location.origin, key: apiKey }).nameGender, [apiKey])
  const [name, setName] = useState('Andrea')
  const { answer, failure, isWaiting, ask } = useAnswer<readonly Judged[]>()
  const judge = () =>
    ask(async (signal) => {
      const data = [{ name, country: null }, ...countries.map((country) => ({ name, country }))]
      const body = bodyOf(await client.detectNames({ body: { data } }, { signal }), readSentence)
      if (!('names' in body)) throw new Error(readSentence(body) ?? 'There is no answer to this name.')
      return body.names
    })
  return (
    <form
      class="page-section"
      aria-label={say('Names')}
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() !== '') void judge()
      }}
    >
      <div class="page-row">
        <LabelledInput label={say('A name, in any script')}>
          {(id) => <input id={id} value={name} onInput={(event) => setName(event.currentTarget.value)} />}
        </LabelledInput>
        <button type="submit" class="send" disabled={name.trim() === '' || isWaiting}>
          {say('Tell the gender')}
        </button>
      </div>
      <div class="outcome" role="status">
        <FailureNotice sentence={failure} />
        {answer && <CountryBars names={answer} />}
      </div>
      <p class="field-help">
        {say('Each look takes {count} names of the day’s allowance: one for each country.', {
          count: countries.length + 1,
        })}
      </p>
    </form>
  )
}

function readSentence(body: unknown): string | undefined {
  const message = isJsonObject(body) ? body['errmsg'] : undefined
  return typeof message === 'string' ? message : undefined
}
