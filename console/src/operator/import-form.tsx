import { LabelledChoice } from '../form/labelled-choice.tsx'
import { LabelledInput } from '../form/labelled-input.tsx'
import { OutcomeLine } from '../ui/outcome-line.tsx'
import { useSay } from '../words/say.ts'
import { sayContent } from './content-name.ts'
import { type ImportOptions, useImport } from './use-import.ts'
import type { ImportKind } from './work.ts'

/** Takes a file in: what it holds, the file, and what else that content asks for. */
export function ImportForm({ apiKey }: { readonly apiKey: string }) {
  const say = useSay()
  const { kinds, kind, options, isSending, outcome, choose, setFile, setOptions, send } = useImport(apiKey)
  if (!kind) return <OutcomeLine outcome={outcome} />
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <div class="page-row">
        <LabelledChoice
          label={say('What it holds')}
          value={kind.name}
          choices={kinds.map(({ name }) => [name, sayContent(name, say)] as const)}
          onChange={choose}
        />
        <LabelledInput label={say('File')}>
          {(id) => (
            <input id={id} type="file" onChange={(event) => setFile(event.currentTarget.files?.[0] ?? undefined)} />
          )}
        </LabelledInput>
        <OptionFields kind={kind} options={options} onChange={setOptions} />
        <button type="submit" class="send" disabled={isSending}>
          {isSending ? say('Sending') : say('Take it in')}
        </button>
      </div>
      <KindHelp kind={kind} />
      <OutcomeLine outcome={outcome} />
    </form>
  )
}

interface OptionProps {
  readonly kind: ImportKind
  readonly options: ImportOptions
  readonly onChange: (options: ImportOptions) => void
}

function OptionFields({ kind, options, onChange }: OptionProps) {
  const say = useSay()
  return Object.entries(kind.options).map(([option, about]) => (
    <LabelledInput key={`${kind.name} ${option}`} label={option}>
      {(id) => (
        <input
          id={id}
          title={say(about)}
          value={options[option] ?? ''}
          onInput={(event) => onChange({ ...options, [option]: event.currentTarget.value })}
        />
      )}
    </LabelledInput>
  ))
}

/** What the file may be, what each option means, and the command for what is too large for a form. */
function KindHelp({ kind }: { readonly kind: ImportKind }) {
  const say = useSay()
  return (
    <p class="field-help">
      {say(kind.about)}
      {Object.entries(kind.options).map(([option, about]) => (
        <span key={option}>
          {' '}
          <code>{option}</code>: {say('{sentence}.', { sentence: say(about) })}
        </span>
      ))}{' '}
      {say('Folders, and files of many gigabytes, are for the command line:')}{' '}
      <code>mainstay import {kind.name} PATH</code>
    </p>
  )
}
