import { useEffect, useState } from 'preact/hooks'
import { suggestTitles } from './read-article.ts'

/** Which article of which edition. */
export interface OpenArticle {
  readonly language: string
  readonly title: string
}

/** Milliseconds without typing after which titles are suggested. */
const pauseMs = 200

/** Titles of an edition that begin with what was typed in place of the open one's. */
export function useTitles(open: OpenArticle, typed: string, apiKey: string): readonly string[] {
  const [titles, setTitles] = useState<readonly string[]>([])
  useEffect(() => {
    if (typed.trim() === '' || typed === open.title) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      // Without suggestions one can still type the title.
      suggestTitles(open.language, typed, apiKey, controller.signal).then(setTitles, () => {})
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [typed])
  return titles
}
