import { useEffect, useRef, useState } from 'preact/hooks'
import { toSentence } from '../../../../console/src/page/use-answer.ts'
import { type ChatClient, streamReply, type Turn } from './chat-client.ts'
import { useConversations } from './use-conversations.ts'
import { useModelChoice } from './use-model-choice.ts'

/** Conversations, the model that answers, and the reply that is being written. */
export function useChat(client: ChatClient) {
  const { conversations, current, put, begin, open } = useConversations()
  const [failure, setFailure] = useState<string>()
  const { models, model, choose } = useModelChoice(client, setFailure)
  const [writingIn, setWritingIn] = useState<number>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [client])

  const say = async (content: string) => {
    const { id, turns } = current
    const controller = new AbortController()
    running.current?.abort()
    running.current = controller
    const said: readonly Turn[] = [...turns, { role: 'user', content }]
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
  const beginAnother = () => {
    begin()
    setFailure(undefined)
  }
  const isWriting = writingIn === current.id
  return { conversations, current, isWriting, models, model, failure, choose, open, begin: beginAnother, say, stop }
}
