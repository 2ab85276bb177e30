import { useEffect, useRef, useState } from 'preact/hooks'
import { japaneseProofreading } from '../contract.ts'
import { type Proofreading, type ProofreadingClient, type Sensitivity, toSentence } from './proofreading-client.ts'

export interface Question {
  readonly sentence: string
  readonly sensitivity: Sensitivity
}

const firstQuestion: Question = {
  sentence: japaneseProofreading.operations.proofread.example.body.sentence,
  sensitivity: 'medium',
}

/** What is asked, and what came of it. */
export function useProofreading(client: ProofreadingClient) {
  const [question, setQuestion] = useState(firstQuestion)
  const [outcome, setOutcome] = useState<Proofreading>()
  const [failure, setFailure] = useState<string>()
  const [isChecking, setChecking] = useState(false)
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  const check = async () => {
    current.current?.abort()
    const controller = new AbortController()
    current.current = controller
    setChecking(true)
    const answer = await ask(client, question, controller.signal)
    if (current.current !== controller) return
    setOutcome(typeof answer === 'string' ? undefined : answer)
    setFailure(typeof answer === 'string' ? answer : undefined)
    setChecking(false)
  }
  const change = (changed: Partial<Question>) => setQuestion({ ...question, ...changed })
  return { question, outcome, failure, isChecking, change, check }
}

/** A sentence when it failed. */
async function ask(client: ProofreadingClient, body: Question, signal: AbortSignal): Promise<Proofreading | string> {
  try {
    const result = await client.proofread({ body }, { signal })
    return result.ok ? result.body : toSentence(result)
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : 'The call was given up.'
  }
}
