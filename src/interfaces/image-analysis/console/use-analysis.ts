import { useEffect, useRef, useState } from 'preact/hooks'
import { sentenceOf, toSentence } from '../../../../console/src/page/use-answer.ts'
import { readPlainMessage } from '../../../../console/src/server/read-message.ts'
import type { AnalysisClient, WireAnalysis } from './analysis-client.ts'

export interface Outcome {
  readonly analysis: WireAnalysis
  readonly engine: string
  /** What the engine did not look for, as the header names it. */
  readonly missing: string
  readonly milliseconds: number
}

const visualFeatures = 'Categories,Tags,Description,Faces,ImageType,Color,Objects,age,gender,headPose,smile'

/** A picture, and what was found in it. */
export function useAnalysis(client: AnalysisClient) {
  const [address, setAddress] = useState<string>()
  const [outcome, setOutcome] = useState<Outcome>()
  const [failure, setFailure] = useState<string>()
  const [isLooking, setLooking] = useState(false)
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address])

  const look = async (file: File) => {
    current.current?.abort()
    const controller = new AbortController()
    current.current = controller
    setAddress(URL.createObjectURL(file))
    setOutcome(undefined)
    setFailure(undefined)
    setLooking(true)
    const answer = await ask(client, file, controller.signal)
    if (current.current !== controller) return
    if (typeof answer === 'string') setFailure(answer)
    else setOutcome(answer)
    setLooking(false)
  }
  return { address, outcome, failure, isLooking, look }
}

/** A sentence when it failed. */
async function ask(client: AnalysisClient, file: File, signal: AbortSignal): Promise<Outcome | string> {
  const begin = performance.now()
  try {
    const query = { visualFeatures, details: 'Celebrities,Landmarks' }
    const result = await client.analyze({ params: { version: 'v1.0' }, query, body: file }, { signal })
    if (!result.ok) return sentenceOf(result, readPlainMessage)
    return {
      analysis: result.body,
      engine: result.headers['x-mainstay-engine'] ?? '',
      missing: result.headers['x-mainstay-not-looked-for'] ?? '',
      milliseconds: Math.round(performance.now() - begin),
    }
  } catch (thrown) {
    return toSentence(thrown)
  }
}
