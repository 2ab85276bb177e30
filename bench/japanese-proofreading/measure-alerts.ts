import { isLocated } from '../../training/proofreading/make-typos.ts'
import type { HeldBack, Mistake } from './read-held-back.ts'

/** A flagged place, and what is suggested first. */
export interface Alert {
  readonly begin: number
  readonly end: number
  readonly suggestion: string | undefined
}

export type FindAlerts = (text: string) => Alert[] | Promise<Alert[]>

/** What was found in some sentences: of the clean ones whether they were flagged, and each mistake judged. */
export interface Judged {
  readonly flagged: readonly boolean[]
  readonly mistakes: readonly JudgedMistake[]
}

interface JudgedMistake {
  readonly kind: string
  readonly isLocated: boolean
  readonly isRight: boolean
}

export interface Measured {
  /** Shares of the clean sentences, of the mistakes, and of the located mistakes. */
  readonly flagged: number
  readonly located: number
  readonly right: number
  readonly locatedByKind: Readonly<Record<string, number>>
}

export async function judgeAlerts({ clean, typos }: HeldBack, find: FindAlerts): Promise<Judged> {
  const flagged: boolean[] = []
  for (const text of clean) flagged.push((await find(text)).length > 0)
  const mistakes: JudgedMistake[] = []
  for (const typo of typos) mistakes.push(judge(typo, await find(typo.text)))
  return { flagged, mistakes }
}

export function sumUp(parts: readonly Judged[]): Measured {
  const flagged = parts.flatMap((part) => part.flagged)
  const mistakes = parts.flatMap((part) => part.mistakes)
  const located = mistakes.filter((each) => each.isLocated)
  const byKind = Map.groupBy(mistakes, ({ kind }) => kind)
  return {
    flagged: flagged.filter(Boolean).length / flagged.length,
    located: located.length / mistakes.length,
    right: located.filter((each) => each.isRight).length / Math.max(1, located.length),
    locatedByKind: Object.fromEntries(
      [...byKind].map(([kind, group]) => [kind, group.filter((each) => each.isLocated).length / group.length]),
    ),
  }
}

function judge(mistake: Mistake, alerts: readonly Alert[]): JudgedMistake {
  const found = alerts.filter((alert) => isLocated(mistake, alert))
  const isRight = found.some(
    ({ begin, end, suggestion }) =>
      suggestion !== undefined && mistake.text.slice(0, begin) + suggestion + mistake.text.slice(end) === mistake.clean,
  )
  return { kind: mistake.kind, isLocated: found.length > 0, isRight }
}
