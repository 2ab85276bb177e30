import { useEffect, useRef, useState } from 'preact/hooks'
import { sentenceOf, toSentence } from '../../../../console/src/page/use-answer.ts'
import { readPlainMessage } from '../../../../console/src/server/read-message.ts'
import type { TranslateClient } from './translate-client.ts'
import type { Question } from './use-translation.ts'

export type DocumentState =
  | { readonly kind: 'sending'; readonly name: string }
  /** Where nothing tells how long it takes, there are no seconds. */
  | { readonly kind: 'working'; readonly name: string; readonly secondsLeft: number | undefined }
  | { readonly kind: 'done'; readonly name: string; readonly url: string; readonly characters: number }
  | { readonly kind: 'failed'; readonly message: string }

/** Milliseconds between two looks at how far a document is. */
const lookMs = 1_000

/** A document that is uploaded, watched and fetched; a new one takes the place of the one before. */
export function useDocument(client: TranslateClient, question: Question) {
  const [state, setState] = useState<DocumentState>()
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])
  const url = state?.kind === 'done' ? state.url : undefined
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])

  const translate = async (file: File) => {
    current.current?.abort()
    const controller = new AbortController()
    current.current = controller
    const show = (next: DocumentState) => {
      if (current.current === controller) setState(next)
    }
    try {
      await work(client, file, question, controller.signal, show)
    } catch (thrown) {
      show({ kind: 'failed', message: toSentence(thrown) })
    }
  }
  return { state, translate }
}

type Show = (state: DocumentState) => void

async function work(client: TranslateClient, file: File, question: Question, signal: AbortSignal, show: Show) {
  const { name } = file
  show({ kind: 'sending', name })
  const bytes = new Uint8Array(await file.arrayBuffer())
  const body = {
    file: { name, bytes },
    target_lang: question.target,
    ...(question.source && { source_lang: question.source }),
  }
  const sent = await client.uploadDocument({ body }, { signal })
  if (!sent.ok) return show({ kind: 'failed', message: sentenceOf(sent, readPlainMessage) })
  const call = { params: { document_id: sent.body.document_id }, body: { document_key: sent.body.document_key } }
  for (;;) {
    const looked = await client.readDocumentStatus(call, { signal })
    if (!looked.ok) return show({ kind: 'failed', message: sentenceOf(looked, readPlainMessage) })
    const {
      status,
      seconds_remaining: secondsLeft,
      billed_characters: characters = 0,
      error_message: message,
    } = looked.body
    if (status === 'error') return show({ kind: 'failed', message: message ?? 'The document could not be translated.' })
    if (status === 'done') return fetchDocument(client, call, { name, characters }, signal, show)
    show({ kind: 'working', name, secondsLeft })
    await new Promise((resolve) => setTimeout(resolve, lookMs))
  }
}

type Call = Parameters<TranslateClient['downloadDocument']>[0]

async function fetchDocument(
  client: TranslateClient,
  call: Call,
  { name, characters }: { readonly name: string; readonly characters: number },
  signal: AbortSignal,
  show: Show,
) {
  const fetched = await client.downloadDocument(call, { signal })
  if (!fetched.ok) return show({ kind: 'failed', message: sentenceOf(fetched, readPlainMessage) })
  const url = URL.createObjectURL(new Blob([Uint8Array.from(fetched.body)]))
  show({ kind: 'done', name, url, characters })
}
