import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { useSay } from '../words/say.ts'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  readonly children: ComponentChildren
}

/** Holds the list on a narrow page. A modal dialog keeps the focus within and closes on Escape by itself. */
export function Drawer({ open, onClose, children }: Props) {
  const say = useSay()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      class="drawer"
      aria-label={say('Interfaces')}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div class="drawer-content">
        <button type="button" class="quiet-button drawer-close" onClick={onClose}>
          {say('Close')}
        </button>
        {children}
      </div>
    </dialog>
  )
}
