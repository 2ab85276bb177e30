import { useMemo, useState } from 'preact/hooks'
import { LabelledInput } from '../../../../console/src/form/labelled-input.tsx'
import { bodyOf, useAnswer } from '../../../../console/src/page/use-answer.ts'
import type { SlicePageProps } from '../../../../console/src/pages.ts'
import { readMessage } from '../../../../console/src/server/read-message.ts'
import { FailureNotice } from '../../../../console/src/ui/failure-notice.tsx'
import { useWords } from '../../../../console/src/words/say.ts'
import type { ResponseOf } from '../../../kernel/wire/contract.ts'
import { createClient } from '../client.ts'
import { moderations } from '../contract.ts'
import { CategoryBars } from './category-bars.tsx'

type Judgement = ResponseOf<(typeof moderations)['operations']['createModeration']>

/** What is in the field at first. */
const examples = {
  en: moderations.operations.createModeration.example.body.input,
  ja: 'お前の家を見つけて、殴り殺してやる。',
} as const

/** How harmful a text is, a bar for each category. */
export default function Moderation({ apiKey }: SlicePageProps) {
  const { say, language } = useWords()
  const client = useMemo(() => createClient({ baseUrl: location.origin, key: apiKey }).moderations, [apiKey])
  const [text, setText] = useState<string>(examples[language])
  const { answer, failure, isWaiting, ask } = useAnswer<Judgement>()
  const judge = () =>
    ask(async (signal) => bodyOf(await client.createModeration({ body: { input: text } }, { signal }), readMessage))
  const [result] = answer?.results ?? []
  return (
    <form
      class="page-section"
      aria-label={say('Moderation')}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') void judge()
      }}
    >
      <LabelledInput label={say('Text')}>
        {(id) => <textarea id={id} rows={4} value={text} onInput={(event) => setText(event.currentTarget.value)} />}
      </LabelledInput>
      <div class="page-row">
        <button type="submit" class="send" disabled={text.trim() === '' || isWaiting}>
          {isWaiting ? say('Judging…') : say('Judge')}
        </button>
      </div>
      <div class="outcome" role="status">
        <FailureNotice sentence={failure} />
        {answer && result && (
          <>
            <p class={result.flagged ? 'verdict bad' : 'verdict good'}>
              {result.flagged ? say('Flagged') : say('Not flagged')} <small>{answer.model}</small>
            </p>
            <CategoryBars result={result} />
          </>
        )}
      </div>
    </form>
  )
}
