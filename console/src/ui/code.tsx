import { useMemo } from 'preact/hooks'
import { tokenize, type Language, type Token } from './tokenize.ts'

interface Props {
  readonly text: string
  readonly language: Language
  readonly label: string
}

/** Characters; a longer text is left plain, since an element for each of its tokens would make the page slow. */
const colouredAtMost = 200_000

/** Source text, quietly coloured. It takes the focus, so that the keyboard can scroll it. */
export function Code({ text, language, label }: Props) {
  const tokens = useMemo(
    () => (text.length > colouredAtMost ? [plain(text)] : tokenize(text, language)),
    [text, language],
  )
  return (
    <pre class="code" tabIndex={0} role="region" aria-label={label}>
      <code>
        {tokens.map(({ kind, text: run }) => (kind === 'plain' ? run : <span class={`token-${kind}`}>{run}</span>))}
      </code>
    </pre>
  )
}

function plain(text: string): Token {
  return { kind: 'plain', text }
}
