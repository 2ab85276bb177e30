import { useId, useState } from 'preact/hooks'
import { useSay } from '../../../../console/src/words/say.ts'

interface Props {
  readonly isLooking: boolean
  readonly onPick: (file: File) => void
}

/** Takes a picture by dropping, choosing or pasting. */
export function PictureDrop({ isLooking, onPick }: Props) {
  const say = useSay()
  const id = useId()
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null | undefined) => {
    const [file] = files ?? []
    if (file) onPick(file)
  }
  return (
    <div
      class={isOver ? 'picture-drop picture-drop-over' : 'picture-drop'}
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
      <label htmlFor={id}>{isLooking ? say('Looking…') : say('Drop a picture here, or choose one')}</label>
      <input
        id={id}
        type="file"
        accept="image/*"
        onChange={(event) => {
          take(event.currentTarget.files)
          // The same file may be chosen again.
          event.currentTarget.value = ''
        }}
      />
    </div>
  )
}
