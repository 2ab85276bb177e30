import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { LabelledInput } from '../../../../console/src/form/labelled-input.tsx'
import type { SlicePageProps } from '../../../../console/src/pages.ts'
import { createSmalltalkClient } from './smalltalk-client.ts'
import type { Turn } from './to-query.ts'
import { useTalk } from './use-talk.ts'
import { FailureNotice } from '../../../../console/src/ui/failure-notice.tsx'
import { useSay } from '../../../../console/src/words/say.ts'

/** A talk, line by line; what was said before goes along with each call, and is forgotten with the page. */
export default function Talk({ apiKey }: SlicePageProps) {
  const say = useSay()
  const client = useMemo(() => createSmalltalkClient(apiKey), [apiKey])
  const { turns, failure, isWaiting, say: speak, beginAgain } = useTalk(client)
  const [text, setText] = useState('今日はいい天気ですね。')
  return (
    <form
      class="page-section talk"
      aria-label={say('Talk')}
      onSubmit={(event) => {
        event.preventDefault()
        if (isWaiting || text.trim() === '') return
        void speak(text.trim())
        setText('')
      }}
    >
      <TurnList turns={turns} isWaiting={isWaiting} />
      <div class="page-row">
        <div class="page-wide">
          <LabelledInput label={say('Say something in Japanese')}>
            {(id) => (
              <input
                id={id}
                lang="ja"
                autoComplete="off"
                value={text}
                onInput={(event) => setText(event.currentTarget.value)}
              />
            )}
          </LabelledInput>
        </div>
        <button type="submit" class="send" disabled={isWaiting || text.trim() === ''}>
          {say('Say')}
        </button>
        <button type="button" class="quiet-button" disabled={turns.length === 0} onClick={beginAgain}>
          {say('Begin again')}
        </button>
      </div>
      <div class="outcome" role="status">
        <FailureNotice sentence={failure} />
      </div>
    </form>
  )
}

function TurnList({ turns, isWaiting }: { readonly turns: readonly Turn[]; readonly isWaiting: boolean }) {
  const say = useSay()
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [turns.length, isWaiting])
  return (
    <div class="talk-turns" role="log" aria-label={say('What was said')} lang="ja">
      {turns.map(({ who, text, perplexity }, index) => (
        <div key={index} class={`talk-${who}`} ref={index === turns.length - 1 ? end : null}>
          <p>{text}</p>
          {perplexity !== undefined && <span>{say('perplexity {value}', { value: perplexity.toPrecision(3) })}</span>}
        </div>
      ))}
      {isWaiting && (
        <div class="talk-mainstay" ref={end} aria-hidden="true">
          <p>…</p>
        </div>
      )}
    </div>
  )
}
