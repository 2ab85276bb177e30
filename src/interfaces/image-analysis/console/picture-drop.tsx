import { FileDrop } from '../../../../console/src/form/file-drop.tsx'
import { useSay } from '../../../../console/src/words/say.ts'

interface Props {
  readonly isLooking: boolean
  readonly onPick: (file: File) => void
}

/** Takes a picture. */
export function PictureDrop({ isLooking, onPick }: Props) {
  const say = useSay()
  return (
    <FileDrop
      name="picture-drop"
      label={isLooking ? say('Looking…') : say('Drop a picture here, or choose one')}
      accept="image/*"
      onPick={onPick}
    />
  )
}
