import { useState } from 'preact/hooks'
import { bodyOf, useAnswer } from '../../../../console/src/page/use-answer.ts'
import { readPlainMessage } from '../../../../console/src/server/read-message.ts'
import { japaneseProofreading } from '../contract.ts'
import type { Proofreading, ProofreadingClient, Sensitivity } from './proofreading-client.ts'

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
  const { answer, failure, isWaiting, ask } = useAnswer<Proofreading>()
  const check = () =>
    ask(async (signal) => bodyOf(await client.proofread({ body: question }, { signal }), readPlainMessage))
  const change = (changed: Partial<Question>) => setQuestion({ ...question, ...changed })
  return { question, outcome: answer, failure, isChecking: isWaiting, change, check }
}
