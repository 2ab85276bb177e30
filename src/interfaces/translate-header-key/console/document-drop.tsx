import { useId, useState } from 'preact/hooks'
import type { DocumentState } from './use-document.ts'
import { type Say, useSay } from '../../../../console/src/words/say.ts'

interface Props {
  readonly state: DocumentState | undefined
  /** Added to the name of what is saved. */
  readonly target: string
  readonly onPick: (file: File) => void
}

const kinds = '.txt,.html,.htm,.md,.json,.docx,.pptx,.xlsx,.srt,.po,.pot,.xlf,.xliff'

/** Takes a document by dropping or choosing, tells how far it is, and gives the translated one. */
export function DocumentDrop({ state, target, onPick }: Props) {
  const say = useSay()
  const id = useId()
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null | undefined) => {
    const [file] = files ?? []
    if (file) onPick(file)
  }
  return (
    <section
      class={isOver ? 'document-drop document-drop-over' : 'document-drop'}
      aria-label={say('Document')}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer?.files)
      }}
    >
      <label htmlFor={id}>
        {say('Drop a document here, or choose one: Word, PowerPoint, Excel, HTML, Markdown, text …')}
      </label>
      <input
        id={id}
        type="file"
        accept={kinds}
        onChange={(event) => {
          take(event.currentTarget.files)
          // The same file may be chosen again.
          event.currentTarget.value = ''
        }}
      />
      <div role="status">{state && <Progress state={state} target={target} />}</div>
    </section>
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
      return <p class="notice">{state.message}</p>
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
