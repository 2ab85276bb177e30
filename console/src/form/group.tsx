import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'

interface Props {
  readonly title: string
  /** Shown beside the title. */
  readonly tools?: ComponentChildren
  readonly children: ComponentChildren
}

/** One part of the request under its heading. */
export function Group({ title, tools, children }: Props) {
  const id = useId()
  return (
    <div class="group" role="group" aria-labelledby={id}>
      <div class="group-head">
        <h2 id={id}>{title}</h2>
        {tools}
      </div>
      {children}
    </div>
  )
}
