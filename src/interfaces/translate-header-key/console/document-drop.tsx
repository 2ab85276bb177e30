import { useId, useState } from 'preact/hooks'
import type { DocumentState } from './use-document.ts'

interface Props {
  readonly state: DocumentState | undefined
  /** Added to the name of what is saved. */
  readonly target: string
  readonly onPick: (file: File) => void
}

const kinds = '.txt,.html,.htm,.md,.json,.docx,.pptx,.xlsx,.srt,.po,.pot,.xlf,.xliff'

/** Takes a document by dropping or choosing, tells how far it is, and gives the translated one. */
export function DocumentDrop({ state, target, onPick }: Props) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null | undefined) => {
    const [file] = files ?? []
    if (file) onPick(file)
  }
  return (
    <section
      class={isOver ? 'document-drop document-drop-over' : 'document-drop'}
      aria-label="Document"
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
      <label htmlFor={id}>Drop a document here, or choose one: Word, PowerPoint, Excel, HTML, Markdown, text …</label>
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
  switch (state.kind) {
    case 'working':
      return (
        <p>
          <progress aria-label={state.name} /> {state.name}: {state.says}
        </p>
      )
    case 'failed':
      return <p class="notice">{state.message}</p>
    case 'done':
      return (
        <p>
          <a href={state.url} download={state.name.replace(/(?=\.[^.]*$)/, `.${target.toLowerCase()}`)}>
            Save the translated {state.name}
          </a>{' '}
          ({state.characters} characters)
        </p>
      )
  }
}
