import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'

interface Props {
  readonly label: string
  readonly help?: string
  /** Draws the control with the id that its label names, and the one of what describes it. */
  readonly children: (id: string, describedBy: string | undefined) => ComponentChildren
}

/** A control of a slice's page under its label. */
export function LabelledInput({ label, help, children }: Props) {
  const id = useId()
  return (
    <div class="field">
      <label class="field-label" htmlFor={id}>
        <span class="page-label">{label}</span>
      </label>
      {children(id, help === undefined ? undefined : `${id}-help`)}
      {help !== undefined && (
        <p id={`${id}-help`} class="field-help">
          {help}
        </p>
      )}
    </div>
  )
}
