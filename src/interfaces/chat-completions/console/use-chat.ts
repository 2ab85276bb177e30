import { useEffect, useRef, useState } from 'preact/hooks'
import { toSentence } from '../../../../console/src/page/use-answer.ts'
import { type ChatClient, listModels, streamReply, type Turn } from './chat-client.ts'

export interface Conversation {
  readonly id: number
  readonly turns: readonly Turn[]
}

/** Conversations as long as the page is open, one of them on the table, and the reply that is being written. */
export function useChat(client: ChatClient) {
  const [conversations, setConversations] = useState<readonly Conversation[]>([{ id: 1, turns: [] }])
  const [currentId, setCurrentId] = useState(1)
  const [models, setModels] = useState<readonly string[]>([])
  const [model, setModel] = useState('')
  const [failure, setFailure] = useState<string>()
  const [writingIn, setWritingIn] = useState<number>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => {
    listModels(client).then(
      (names) => {
        setModels(names)
        setModel((chosen) => chosen || (names[0] ?? ''))
      },
      (thrown: unknown) => setFailure(toSentence(thrown)),
    )
    return () => running.current?.abort()
  }, [client])

  const turnsOf = (id: number) => conversations.find((each) => each.id === id)?.turns ?? []
  const put = (id: number, turns: readonly Turn[]) =>
    setConversations((all) => all.map((each) => (each.id === id ? { id, turns } : each)))

  const say = async (content: string) => {
    const id = currentId
    const controller = new AbortController()
    running.current?.abort()
    running.current = controller
    const said: readonly Turn[] = [...turnsOf(id), { role: 'user', content }]
    put(id, said)
    setFailure(undefined)
    setWritingIn(id)
    try {
      for await (const reply of streamReply(client, { model, turns: said, signal: controller.signal }))
        put(id, [...said, reply])
    } catch (thrown) {
      if (!controller.signal.aborted) setFailure(toSentence(thrown))
    }
    if (running.current === controller) setWritingIn(undefined)
  }
  const stop = () => {
    running.current?.abort()
    setWritingIn(undefined)
  }
  const begin = () => {
    const id = Math.max(...conversations.map((each) => each.id)) + 1
    setConversations([{ id, turns: [] }, ...conversations])
    setCurrentId(id)
    setFailure(undefined)
  }
  return {
    conversations,
    current: { id: currentId, turns: turnsOf(currentId) },
    isWriting: writingIn === currentId,
    models,
    model,
    failure,
    choose: setModel,
    open: setCurrentId,
    begin,
    say,
    stop,
  }
}
