import { useState } from 'preact/hooks'
import { LabelledInput } from '../../../../console/src/form/labelled-input.tsx'
import type { SlicePageProps } from '../../../../console/src/pages.ts'
import { FailureNotice } from '../../../../console/src/ui/failure-notice.tsx'
import { useSay, useWords } from '../../../../console/src/words/say.ts'
import { LikenessMatrix } from './likeness-matrix.tsx'
import { type Comparison, useComparison } from './use-comparison.ts'

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

/** Lines of text, each held against each: how near they are in meaning. */
export default function Likeness({ apiKey }: SlicePageProps) {
  const { say, language } = useWords()
  const [text, setText] = useState(firstLines[language].join('\n'))
  const { comparison, failure, isWaiting, compare } = useComparison(apiKey)
  const all = text.split('\n').filter((line) => line.trim() !== '')
  const lines = all.slice(0, maxLines)
  return (
    <form
      class="page-section"
      aria-label={say('Likeness')}
      onSubmit={(event) => {
        event.preventDefault()
        if (lines.length > 1) void compare(lines)
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
        <FailureNotice sentence={failure} />
        {comparison && <Compared comparison={comparison} />}
      </div>
    </form>
  )
}

function Compared({ comparison: { lines, likeness, model, dimensions } }: { readonly comparison: Comparison }) {
  const say = useSay()
  return (
    <>
      <LikenessMatrix lines={lines} likeness={likeness} />
      <p class="field-help">{say('{model}, {dimensions} dimensions; 1.00 is the same text.', { model, dimensions })}</p>
    </>
  )
}
