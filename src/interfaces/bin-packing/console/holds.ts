import type { Say } from '../../../../console/src/words/say.ts'
import type { Hold, Kind } from './load.ts'

/** Something to fill, with what may go into it at first. */
export interface NamedHold {
  readonly name: string
  readonly hold: Hold
  readonly kinds: readonly Kind[]
}

const boxes: readonly Kind[] = [
  { name: 'crate|in a load', count: 8, sizes: [80, 60, 60], weight: 40, staysUpright: true },
  { name: 'carton|in a load', count: 30, sizes: [60, 40, 40], weight: 12, staysUpright: false },
  { name: 'case|in a load', count: 24, sizes: [50, 35, 25], weight: 9, staysUpright: false },
]

const parts: readonly Kind[] = [
  { name: 'side|in a load', count: 2, sizes: [180, 40, 1], weight: 1, staysUpright: false },
  { name: 'shelf|in a load', count: 6, sizes: [76, 38, 1], weight: 1, staysUpright: false },
  { name: 'door|in a load', count: 1, sizes: [70, 38, 1], weight: 1, staysUpright: true },
]

/** The first is what the page begins with. */
export const holds = [
  { name: 'Van', hold: { sizes: [300, 170, 180], maxWeight: 1200 }, kinds: boxes },
  { name: 'Lorry, 7.2 m', hold: { sizes: [720, 245, 250], maxWeight: 5000 }, kinds: boxes },
  { name: 'Container, 20 feet', hold: { sizes: [590, 235, 239], maxWeight: 21_700 }, kinds: boxes },
  { name: 'Pallet, 1.8 m high', hold: { sizes: [120, 80, 180], maxWeight: 1000 }, kinds: boxes },
  { name: 'Sheet to cut, 2.5 × 1.25 m', hold: { sizes: [250, 125, 1], maxWeight: 0, isFlat: true }, kinds: parts },
] as const satisfies readonly NamedHold[]

/** With the names of what goes in as one says them. */
export function sayKinds(job: NamedHold, say: Say): NamedHold {
  return { ...job, kinds: job.kinds.map((kind) => ({ ...kind, name: say(kind.name) })) }
}
