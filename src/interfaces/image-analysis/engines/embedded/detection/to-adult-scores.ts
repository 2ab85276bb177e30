import type { AdultScores } from '../../../port.ts'

/** What the model tells apart, in its order. */
const kinds = ['drawing', 'hentai', 'neutral', 'porn', 'sexy'] as const

/** Adult is what is drawn or taken so; racy is that and what is merely sexy, so that whoever asks for less is not shown more. */
export function toAdultScores(shares: readonly number[]): AdultScores {
  const of = (kind: (typeof kinds)[number]) => shares[kinds.indexOf(kind)] ?? 0
  const adult = of('hentai') + of('porn')
  return { adult: Math.min(1, adult), racy: Math.min(1, adult + of('sexy')) }
}
