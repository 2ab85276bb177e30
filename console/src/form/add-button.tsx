import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'

interface Props {
  readonly onAdd: () => void
  readonly children: ComponentChildren
}

/** Adds a row before itself, and puts the cursor there. */
export function AddButton({ onAdd, children }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const add = () => {
    onAdd()
    // The row is there once the page is drawn anew.
    requestAnimationFrame(() => button.current?.previousElementSibling?.querySelector('input')?.focus())
  }
  return (
    <button type="button" class="quiet-button" ref={button} onClick={add}>
      {children}
    </button>
  )
}
