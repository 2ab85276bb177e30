import { useEffect, useRef, useState } from 'preact/hooks'
import { sentenceOf, toSentence } from '../../../../console/src/page/use-answer.ts'
import { readPlainMessage } from '../../../../console/src/server/read-message.ts'
import type { Language, TranslateClient } from './translate-client.ts'

export interface Question {
  readonly text: string
  /** Empty to have it found out. */
  readonly source: string
  readonly target: string
}

export interface Outcome {
  readonly text: string
  /** The code of the language it was in. */
  readonly source: string
  readonly engine: string
  /** From 0 to 1, where no engine stands by the translation. */
  readonly confidence?: number
  readonly milliseconds: number
}

export interface Languages {
  readonly sources: readonly Language[]
  readonly targets: readonly Language[]
}

const firstQuestion: Question = { text: 'Where is the station?', source: 'EN', target: 'JA' }

/** What is asked, and what came of it. Languages are asked for anew when `pairs`, how many have been pulled, is another number. */
export function useTranslation(client: TranslateClient, pairs: number) {
  const languages = useLanguages(client, pairs)
  const [question, setQuestion] = useState(firstQuestion)
  const [outcome, setOutcome] = useState<Outcome>()
  const [failure, setFailure] = useState<string>()
  const [isTranslating, setTranslating] = useState(false)
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  const translate = async () => {
    current.current?.abort()
    const controller = new AbortController()
    current.current = controller
    setTranslating(true)
    const answer = await ask(client, question, controller.signal)
    if (current.current !== controller) return
    setOutcome(typeof answer === 'string' ? undefined : answer)
    setFailure(typeof answer === 'string' ? answer : undefined)
    setTranslating(false)
  }
  const change = (changed: Partial<Question>) => setQuestion({ ...question, ...changed })
  /** What was made is what is asked next, the other way round. */
  const swap = () => {
    const source = question.source || withoutRegion(outcome?.source ?? '')
    change({ source: withoutRegion(question.target), target: source || 'EN', text: outcome?.text || question.text })
    setOutcome(undefined)
  }
  return { languages, question, outcome, failure, isTranslating, change, swap, translate }
}

/** A sentence when it failed. */
async function ask(
  client: TranslateClient,
  { text, source, target }: Question,
  signal: AbortSignal,
): Promise<Outcome | string> {
  const begin = performance.now()
  try {
    const body = { text, target_lang: target, ...(source && { source_lang: source }) }
    const result = await client.translate({ body }, { signal })
    if (!result.ok) return sentenceOf(result, readPlainMessage)
    const [translation] = result.body.translations
    return {
      text: translation?.text ?? '',
      source: translation?.detected_source_language ?? '',
      engine: result.headers['x-mainstay-engine'] ?? '',
      ...(translation?.confidence !== undefined && { confidence: translation.confidence }),
      milliseconds: Math.round(performance.now() - begin),
    }
  } catch (thrown) {
    return toSentence(thrown)
  }
}

/** Sources have no region: EN-GB is EN. */
function withoutRegion(code: string): string {
  return code.split('-', 1)[0] ?? code
}

/** Undefined until they are known; none where they cannot be read. */
function useLanguages(client: TranslateClient, pairs: number): Languages | undefined {
  const [languages, setLanguages] = useState<Languages>()
  useEffect(() => {
    const controller = new AbortController()
    const read = async (type: 'source' | 'target') => {
      const result = await client.listLanguages({ query: { type } }, { signal: controller.signal })
      return result.ok ? result.body : []
    }
    Promise.all([read('source'), read('target')]).then(
      ([sources, targets]) => setLanguages({ sources, targets }),
      () => {},
    )
    return () => controller.abort()
  }, [client, pairs])
  return languages
}
