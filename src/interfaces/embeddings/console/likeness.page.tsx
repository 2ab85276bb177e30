import { useMemo, useState } from 'preact/hooks'
import { LabelledInput } from '../../../../console/src/form/labelled-input.tsx'
import { bodyOf, useAnswer } from '../../../../console/src/page/use-answer.ts'
import type { SlicePageProps } from '../../../../console/src/pages.ts'
import { readMessage } from '../../../../console/src/server/read-message.ts'
import { useWords } from '../../../../console/src/words/say.ts'
import { createClient } from '../client.ts'
import { compareVectors } from './compare-vectors.ts'
import { LikenessMatrix } from './likeness-matrix.tsx'

/** More lines make cells that nobody can read. */
const maxLines = 20

const firstLines = {
  en: [
    'The ferry leaves at eight in the morning.',
    'A boat departs early each day.',
    'Our invoice is due on Friday.',
    'Please pay the bill by the end of the week.',
    'The cat sleeps on the sofa.',
  ],
  ja: [
    '船は朝八時に出ます。',
    'フェリーは毎朝早く出航します。',
    '請求書の期限は金曜日です。',
    '週末までに代金をお支払いください。',
    '猫がソファーで寝ています。',
  ],
} as const

interface Comparison {
  readonly lines: readonly string[]
  readonly likeness: readonly (readonly number[])[]
  readonly model: string
  readonly dimensions: number
}

/** Lines of text, each held against each: how near they are in meaning. */
export default function Likeness({ apiKey }: SlicePageProps) {
  const { say, language } = useWords()
  const client = useMemo(() => createClient({ baseUrl: location.origin, key: apiKey }).embeddings, [apiKey])
  const [text, setText] = useState(firstLines[language].join('\n'))
  const { answer, failure, isWaiting, ask } = useAnswer<Comparison>()
  const all = text.split('\n').filter((line) => line.trim() !== '')
  const lines = all.slice(0, maxLines)
  const compare = () =>
    ask(async (signal) => {
      const { data, model } = bodyOf(await client.createEmbedding({ body: { input: lines } }, { signal }), readMessage)
      const vectors = data.map(({ embedding }) => (typeof embedding === 'string' ? [] : embedding))
      return { lines, likeness: compareVectors(vectors), model, dimensions: vectors[0]?.length ?? 0 }
    })
  return (
    <form
      class="page-section"
      aria-label={say('Likeness')}
      onSubmit={(event) => {
        event.preventDefault()
        if (lines.length > 1) void compare()
      }}
    >
      <LabelledInput
        label={say('Texts, one a line')}
        {...(all.length > maxLines && { help: say('The first {count} are compared.', { count: maxLines }) })}
      >
        {(id, describedBy) => (
          <textarea
            id={id}
            rows={6}
            aria-describedby={describedBy}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        )}
      </LabelledInput>
      <div class="page-row">
        <button type="submit" class="send" disabled={lines.length < 2 || isWaiting}>
          {isWaiting ? say('Comparing…') : say('Compare')}
        </button>
      </div>
      <div class="outcome" role="status">
        {failure !== undefined && <p class="notice">{failure}</p>}
        {answer && (
          <>
            <LikenessMatrix lines={answer.lines} likeness={answer.likeness} />
            <p class="field-help">
              {say('{model}, {dimensions} dimensions; 1.00 is the same text.', {
                model: answer.model,
                dimensions: answer.dimensions,
              })}
            </p>
          </>
        )}
      </div>
    </form>
  )
}
