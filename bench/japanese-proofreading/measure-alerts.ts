import { isLocated, type Typo, typoKinds } from '../../training/proofreading/make-typos.ts'
import type { HeldBack } from './read-held-back.ts'

/** A flagged place, and what is suggested first. */
export interface Alert {
  readonly begin: number
  readonly end: number
  readonly suggestion: string | undefined
}

export type FindAlerts = (text: string) => Alert[] | Promise<Alert[]>

export interface Measured {
  /** Shares of the clean sentences, of the typos, and of the located typos. */
  readonly flagged: number
  readonly located: number
  readonly right: number
  readonly locatedByKind: Readonly<Record<string, number>>
}

export async function measureAlerts(parts: readonly HeldBack[], find: FindAlerts): Promise<Measured> {
  const clean = parts.flatMap((part) => part.clean)
  const flagged = (await Promise.all(clean.map(async (text) => find(text)))).filter(
    (alerts) => alerts.length > 0,
  ).length
  const judged = await Promise.all(
    parts.flatMap(({ typos }) => typos).map(async (typo) => judge(typo, await find(typo.text))),
  )
  const located = judged.filter((each) => each.isLocated)
  const shares = typoKinds.map((kind) => {
    const ofKind = judged.filter((each) => each.typo.kind === kind)
    return [kind, ofKind.filter((each) => each.isLocated).length / ofKind.length] as const
  })
  return {
    flagged: flagged / clean.length,
    located: located.length / judged.length,
    right: located.filter((each) => each.isRight).length / Math.max(1, located.length),
    locatedByKind: Object.fromEntries(shares),
  }
}

function judge(typo: Typo, alerts: readonly Alert[]) {
  const found = alerts.filter((alert) => isLocated(typo, alert))
  const isRight = found.some(
    ({ begin, end, suggestion }) =>
      suggestion !== undefined && typo.text.slice(0, begin) + suggestion + typo.text.slice(end) === typo.clean,
  )
  return { typo, isLocated: found.length > 0, isRight }
}
