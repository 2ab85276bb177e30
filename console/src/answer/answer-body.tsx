import { useMemo, useState } from 'preact/hooks'
import { useSay } from '../words/say.ts'
import { Code } from '../ui/code.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { formatJson } from './format-json.ts'

/** Lines that are drawn at once; long answers would make the page slow. */
const linesAtOnce = 1500

export function AnswerBody({ text }: { readonly text: string }) {
  const say = useSay()
  const laidOut = useMemo(() => formatJson(text), [text])
  const shown = laidOut ?? text
  const [fully, setFully] = useState<string>()
  const cut = fully === text ? shown : cutLines(shown)
  const left = countLines(shown) - countLines(cut)
  if (text === '') return <p class="placeholder">{say('The body of this answer is empty.')}</p>
  return (
    <div class="answer-body">
      <div class="answer-body-head">
        <h3>{laidOut === undefined ? say('Text') : 'JSON'}</h3>
        <CopyButton subject={say('the answer')} text={shown} />
      </div>
      <Code text={cut} language="json" label={say('Body of the answer')} />
      {left > 0 && (
        <button type="button" class="quiet-button" onClick={() => setFully(text)}>
          {say('Show {count} more lines', { count: left.toLocaleString('en') })}
        </button>
      )}
    </div>
  )
}

function cutLines(text: string): string {
  return text.split('\n', linesAtOnce).join('\n')
}

function countLines(text: string): number {
  return text.split('\n').length
}
