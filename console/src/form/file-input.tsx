import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { formatSize } from '../answer/format-figures.ts'
import { useSay } from '../words/say.ts'
import { Group } from './group.tsx'

interface Props {
  readonly file: File | undefined
  readonly fault: string | undefined
  readonly onChange: (file: File | undefined) => void
  readonly tools: ComponentChildren
}

/** The body as the bytes of a file. */
export function FileInput({ file, fault, onChange, tools }: Props) {
  const id = useId()
  const say = useSay()
  return (
    <Group title={say('Body')} tools={tools}>
      <div class="field">
        <label class="field-label" htmlFor={id}>
          <span class="field-name">{say('File')}</span>
        </label>
        <input
          id={id}
          type="file"
          aria-describedby={`${id}-state`}
          onChange={(event) => onChange(event.currentTarget.files?.[0] ?? undefined)}
        />
        <p id={`${id}-state`} class={fault ? 'field-fault' : 'field-help'}>
          {(fault && say(fault)) ?? (file && `${file.name}, ${formatSize(file.size)}`)}
        </p>
      </div>
    </Group>
  )
}
