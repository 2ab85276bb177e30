import { useState } from 'preact/hooks'
import type { Turn } from './chat-client.ts'

export interface Conversation {
  readonly id: number
  readonly turns: readonly Turn[]
}

/** Conversations as long as the page is open, one of them on the table. */
export function useConversations() {
  const [conversations, setConversations] = useState<readonly Conversation[]>([{ id: 1, turns: [] }])
  const [currentId, setCurrentId] = useState(1)
  const current = conversations.find((each) => each.id === currentId) ?? { id: currentId, turns: [] }
  const put = (id: number, turns: readonly Turn[]) =>
    setConversations((all) => all.map((each) => (each.id === id ? { id, turns } : each)))
  const begin = () => {
    const id = Math.max(...conversations.map((each) => each.id)) + 1
    setConversations([{ id, turns: [] }, ...conversations])
    setCurrentId(id)
  }
  return { conversations, current, put, begin, open: setCurrentId }
}
