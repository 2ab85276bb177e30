import { useEffect, useState } from 'preact/hooks'
import { type Outcome, toFailed } from '../ui/outcome-line.tsx'
import { useSay } from '../words/say.ts'
import { fetchImportKinds, type ImportKind, startImport } from './work.ts'

export type ImportOptions = Readonly<Record<string, string>>

/** A file to be taken in: what can be, what is chosen, and what came of sending it. */
export function useImport(apiKey: string) {
  const say = useSay()
  const [kinds, setKinds] = useState<readonly ImportKind[]>([])
  const [name, setName] = useState('')
  const [file, setFile] = useState<File>()
  const [options, setOptions] = useState<ImportOptions>({})
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const fail = (thrown: unknown) => setOutcome(toFailed(thrown))
  useEffect(() => void fetchImportKinds(apiKey).then(setKinds, fail), [apiKey])
  const kind = kinds.find((each) => each.name === name) ?? kinds[0]
  const choose = (chosen: string) => {
    setName(chosen)
    setOptions({})
  }
  const send = async () => {
    if (!file || !kind) return setOutcome({ kind: 'failed', sentence: 'Choose the file to take in.' })
    setSending(true)
    setOutcome(undefined)
    await startImport(kind.name, file, options, apiKey).then(
      () => setOutcome({ kind: 'done', sentence: say('{name} is here and is being taken in.', { name: file.name }) }),
      fail,
    )
    setSending(false)
  }
  return { kinds, kind, options, isSending, outcome, choose, setFile, setOptions, send }
}
