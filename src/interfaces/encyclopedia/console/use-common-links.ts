import { useEffect, useRef, useState } from 'preact/hooks'
import { findCommonLinks, type CommonLinks } from '../../../common-links/index.ts'

export interface Question {
  readonly word1: string
  readonly word2: string
  readonly languageCode: string
}

export interface Outcome {
  readonly result: CommonLinks
  readonly languageCode: string
  readonly milliseconds: number
}

/** This server's encyclopedia, for the library. */
export const ownEncyclopedia = () => `${location.origin}/encyclopedia/{lang}`

/** Two articles of the sample. */
const first: Question = { word1: 'Berlin', word2: 'Vienna', languageCode: 'en' }

/** What is asked, and what came of the latest search. Leaving the page stops a search under way. */
export function useCommonLinks(apiKey: string) {
  const [question, setQuestion] = useState(first)
  const [outcome, setOutcome] = useState<Outcome>()
  const [searching, setSearching] = useState<AbortController>()
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  const search = async () => {
    const controller = new AbortController()
    current.current = controller
    setSearching(controller)
    setOutcome(undefined)
    const found = await ask(question, apiKey, controller.signal)
    if (current.current !== controller) return
    setOutcome(found)
    setSearching(undefined)
  }
  const stop = () => {
    current.current?.abort()
    current.current = undefined
    setSearching(undefined)
  }
  const change = (changed: Partial<Question>) => setQuestion({ ...question, ...changed })
  return { question, outcome, searching: searching !== undefined, change, search, stop }
}

/** Undefined when it was stopped. */
async function ask(
  { word1, word2, languageCode }: Question,
  apiKey: string,
  signal: AbortSignal,
): Promise<Outcome | undefined> {
  const begin = performance.now()
  try {
    const options = { baseUrl: ownEncyclopedia(), key: apiKey || undefined, signal }
    const result = await findCommonLinks(word1, word2, languageCode, options)
    return { result, languageCode, milliseconds: performance.now() - begin }
  } catch (thrown) {
    if (signal.aborted) return undefined
    throw thrown
  }
}
