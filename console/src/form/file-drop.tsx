import type { ComponentChildren } from 'preact'
import { useId, useState } from 'preact/hooks'

interface Props {
  /** The class of the place; `-over` is added while something is held over it. */
  readonly name: 'picture-drop' | 'document-drop'
  /** What stands on it. */
  readonly label: string
  /** Names the place as a region of the page. */
  readonly region?: string
  /** As a file input takes it. */
  readonly accept: string
  readonly onPick: (file: File) => void
  readonly children?: ComponentChildren
}

/** Takes a file by dropping, choosing or pasting. */
export function FileDrop({ name, label, region, accept, onPick, children }: Props) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null | undefined) => {
    const [file] = files ?? []
    if (file) onPick(file)
  }
  return (
    <section
      class={isOver ? `${name} ${name}-over` : name}
      aria-label={region}
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
      onPaste={(event) => take(event.clipboardData?.files)}
    >
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        accept={accept}
        onChange={(event) => {
          take(event.currentTarget.files)
          // The same file may be chosen again.
          event.currentTarget.value = ''
        }}
      />
      {children}
    </section>
  )
}
