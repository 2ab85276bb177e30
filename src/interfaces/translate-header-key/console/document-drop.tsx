import { FileDrop } from '../../../../console/src/form/file-drop.tsx'
import { FailureNotice } from '../../../../console/src/ui/failure-notice.tsx'
import { type Say, useSay } from '../../../../console/src/words/say.ts'
import type { DocumentState } from './use-document.ts'

interface Props {
  readonly state: DocumentState | undefined
  /** Added to the name of what is saved. */
  readonly target: string
  readonly onPick: (file: File) => void
}

const kinds = '.txt,.html,.htm,.md,.json,.docx,.pptx,.xlsx,.srt,.po,.pot,.xlf,.xliff'

/** Takes a document, tells how far it is, and gives the translated one. */
export function DocumentDrop({ state, target, onPick }: Props) {
  const say = useSay()
  return (
    <FileDrop
      name="document-drop"
      label={say('Drop a document here, or choose one: Word, PowerPoint, Excel, HTML, Markdown, text …')}
      region={say('Document')}
      accept={kinds}
      onPick={onPick}
    >
      <div role="status">{state && <Progress state={state} target={target} />}</div>
    </FileDrop>
  )
}

function Progress({ state, target }: { readonly state: DocumentState; readonly target: string }) {
  const say = useSay()
  switch (state.kind) {
    case 'sending':
    case 'working':
      return (
        <p>
          <progress aria-label={state.name} /> {state.name}: {describeWork(state, say)}
        </p>
      )
    case 'failed':
      return <FailureNotice sentence={state.message} />
    case 'done':
      return (
        <p>
          <a href={state.url} download={state.name.replace(/(?=\.[^.]*$)/, `.${target.toLowerCase()}`)}>
            {say('Save the translated {name}', { name: state.name })}
          </a>{' '}
          ({say('{count} characters', { count: state.characters })})
        </p>
      )
  }
}

function describeWork(state: DocumentState, say: Say): string {
  if (state.kind !== 'working') return say('Sending…')
  return state.secondsLeft === undefined
    ? say('Waiting…')
    : say('Translating, about {seconds} s left…', { seconds: state.secondsLeft })
}
