import { useEffect, useRef, useState } from 'preact/hooks'
import { type JourneyView, readCourses } from './read-courses.ts'
import { useWords } from '../../../../console/src/words/say.ts'
import { toSentence, type TransitClient } from './transit-client.ts'

export interface Question {
  readonly from: string
  readonly via: string
  readonly to: string
  /** As inputs have them: `2026-11-24` and `09:30`. */
  readonly date: string
  readonly time: string
  readonly searchType: string
  readonly sort: string
}

export interface Answer {
  readonly question: Question
  readonly journeys: readonly JourneyView[]
  /** Why there are none. */
  readonly failure?: string
}

/** What the page draws: stops between, live data, positions. */
const details = { addStop: 'true', resultDetail: 'addLive', gcs: 'wgs84' }

/** What is asked, and what came of the latest search. */
export function useJourneys(client: TransitClient) {
  const { language } = useWords()
  const [question, setQuestion] = useState(firstQuestion)
  const [answer, setAnswer] = useState<Answer>()
  const [isSearching, setSearching] = useState(false)
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  const search = async (about = question) => {
    if (about !== question) setQuestion(about)
    current.current?.abort()
    const controller = new AbortController()
    current.current = controller
    setSearching(true)
    const found = await ask(client, { about, language }, controller.signal)
    if (current.current !== controller) return
    setAnswer(found)
    setSearching(false)
  }
  /** The course before or after one, in place of all that were found. */
  const move = async ({ serializeData }: JourneyView, assignInstruction: 'AutoPrevious' | 'AutoNext') => {
    if (!answer) return
    setSearching(true)
    const query = { serializeData, assignInstruction, ...details, language }
    const result = await client.editCourse({ query })
    setSearching(false)
    if (!result.ok) return setAnswer({ ...answer, failure: toSentence(result) })
    setAnswer({ question: answer.question, journeys: readCourses(result.body) })
  }
  const change = (changed: Partial<Question>) => setQuestion({ ...question, ...changed })
  return { question, answer, isSearching, change, search, move }
}

/** What the address asks, as links of `/search/course/light` have it; or else two places of the sample city, now. */
function firstQuestion(): Question {
  const now = new Date()
  const two = (number: number) => String(number).padStart(2, '0')
  const asked = new URLSearchParams(location.search)
  const date = asked.get('date') ?? `${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}`
  const time = asked.get('time') ?? `${two(now.getHours())}${two(now.getMinutes())}`
  return {
    from: asked.get('from') ?? '港',
    via: asked.get('via') ?? '',
    to: asked.get('to') ?? '空港',
    date: `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`,
    time: `${time.slice(0, 2)}:${time.slice(2)}`,
    searchType: asked.get('searchType') ?? 'departure',
    sort: 'ekispert',
  }
}

/** Undefined when another search has begun. */
async function ask(
  client: TransitClient,
  { about: question, language }: { readonly about: Question; readonly language: string },
  signal: AbortSignal,
): Promise<Answer | undefined> {
  const { from, via, to, date, time, searchType, sort } = question
  const viaList = [from, ...via.split(/[:、,]/), to].map((name) => name.trim()).filter((name) => name !== '')
  const query = {
    viaList: viaList.join(':'),
    date: date.replaceAll('-', ''),
    time: time.replace(':', ''),
    searchType,
    sort,
    ...details,
    language,
  }
  try {
    const result = await client.searchCourses({ query }, { signal })
    if (!result.ok) return { question, journeys: [], failure: toSentence(result) }
    return { question, journeys: readCourses(result.body) }
  } catch (thrown) {
    if (signal.aborted) return undefined
    throw thrown
  }
}
