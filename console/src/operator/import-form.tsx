import { useEffect, useState } from 'preact/hooks'
import { LabelledInput } from '../form/labelled-input.tsx'
import { type Outcome, OutcomeLine } from '../ui/outcome-line.tsx'
import { useSay } from '../words/say.ts'
import { fetchImportKinds, type ImportKind, startImport } from './work.ts'

/** Takes a file in: what it holds, the file, and what else that content asks for. */
export function ImportForm({ apiKey }: { readonly apiKey: string }) {
  const say = useSay()
  const [kinds, setKinds] = useState<readonly ImportKind[]>([])
  const [name, setName] = useState('')
  const [file, setFile] = useState<File>()
  const [options, setOptions] = useState<Readonly<Record<string, string>>>({})
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const fail = (thrown: unknown) =>
    setOutcome({ kind: 'failed', sentence: say(thrown instanceof Error ? thrown.message : String(thrown)) })
  useEffect(() => void fetchImportKinds(apiKey).then(setKinds, fail), [apiKey])
  const kind = kinds.find((each) => each.name === name) ?? kinds[0]
  const send = async () => {
    if (!file || !kind) return setOutcome({ kind: 'failed', sentence: say('Choose the file to take in.') })
    setSending(true)
    setOutcome(undefined)
    await startImport(kind.name, file, options, apiKey).then(
      () => setOutcome({ kind: 'done', sentence: say('{name} is here and is being taken in.', { name: file.name }) }),
      fail,
    )
    setSending(false)
  }
  if (!kind) return <OutcomeLine outcome={outcome} />
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <div class="page-row">
        <LabelledInput label={say('What it holds')}>
          {(id) => (
            <select
              id={id}
              value={kind.name}
              onChange={(event) => {
                setName(event.currentTarget.value)
                setOptions({})
              }}
            >
              {kinds.map((each) => (
                <option key={each.name} value={each.name}>
                  {each.name}
                </option>
              ))}
            </select>
          )}
        </LabelledInput>
        <LabelledInput label={say('File')}>
          {(id) => (
            <input id={id} type="file" onChange={(event) => setFile(event.currentTarget.files?.[0] ?? undefined)} />
          )}
        </LabelledInput>
        {Object.entries(kind.options).map(([option, about]) => (
          <LabelledInput key={`${kind.name} ${option}`} label={option}>
            {(id) => (
              <input
                id={id}
                title={say(about)}
                value={options[option] ?? ''}
                onInput={(event) => setOptions({ ...options, [option]: event.currentTarget.value })}
              />
            )}
          </LabelledInput>
        ))}
        <button type="submit" class="send" disabled={isSending}>
          {isSending ? say('Sending') : say('Take it in')}
        </button>
      </div>
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
      <OutcomeLine outcome={outcome} />
    </form>
  )
}
