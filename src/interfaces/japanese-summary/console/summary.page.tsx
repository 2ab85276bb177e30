import { useMemo, useState } from 'preact/hooks'
import { LabelledInput } from '../../../../console/src/form/labelled-input.tsx'
import type { SlicePageProps } from '../../../../console/src/pages.ts'
import { japaneseSummary } from '../contract.ts'
import { markSentences } from './mark-sentences.ts'
import { createSummaryClient } from './summary-client.ts'
import { type Outcome, useSummary } from './use-summary.ts'
import { FailureNotice } from '../../../../console/src/ui/failure-notice.tsx'
import { useSay } from '../../../../console/src/words/say.ts'

/** A text, and the same text with the sentences of its summary lit. */
export default function Summary({ apiKey }: SlicePageProps) {
  const say = useSay()
  const client = useMemo(() => createSummaryClient(apiKey), [apiKey])
  const { outcome, failure, isWaiting, summarize } = useSummary(client)
  const [text, setText] = useState<string>(japaneseSummary.operations.summarize.example.body.sentences)
  const [count, setCount] = useState('2')
  return (
    <form
      class="page-section summary"
      aria-label={say('Summary')}
      onSubmit={(event) => {
        event.preventDefault()
        void summarize(text, count)
      }}
    >
      <div class="page-row">
        <SentenceCount value={count} onChange={setCount} />
        <button type="submit" class="send" disabled={isWaiting || text.trim() === ''}>
          {isWaiting ? say('Summarising…') : say('Summarise')}
        </button>
      </div>
      <textarea
        aria-label={say('Text')}
        rows={8}
        lang="ja"
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <div class="outcome" role="status">
        <FailureNotice sentence={failure} />
        {outcome && <Maker outcome={outcome} />}
      </div>
      {outcome && <LitText outcome={outcome} />}
    </form>
  )
}

interface CountProps {
  readonly value: string
  readonly onChange: (count: string) => void
}

function SentenceCount({ value, onChange }: CountProps) {
  const say = useSay()
  return (
    <LabelledInput label={say('Sentences')}>
      {(id) => (
        <input
          id={id}
          type="number"
          min={1}
          max={9999}
          required
          value={value}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </LabelledInput>
  )
}

/** How long the summary is, who made it, and how fast. */
function Maker({ outcome: { summary, engine, milliseconds } }: { readonly outcome: Outcome }) {
  const say = useSay()
  return (
    <p>{say('Sentences: {count}, by {engine} in {time} ms.', { count: summary.length, engine, time: milliseconds })}</p>
  )
}

/** An engine that writes sentences of its own lights none; they stand below then. */
function LitText({ outcome: { text, summary } }: { readonly outcome: Outcome }) {
  const say = useSay()
  const pieces = markSentences(text, summary)
  return (
    <>
      <p class="summary-lit" role="region" aria-label={say('The text with its summary lit')} lang="ja">
        {pieces.map((piece, index) => (piece.isLit ? <mark key={index}>{piece.text}</mark> : piece.text))}
      </p>
      {!pieces.some(({ isLit }) => isLit) && (
        <ol aria-label={say('The summary')} lang="ja">
          {summary.map((sentence, index) => (
            <li key={index}>{sentence}</li>
          ))}
        </ol>
      )}
    </>
  )
}
