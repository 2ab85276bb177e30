import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { readText } from '../../src/interfaces/transit-search/domain/text-table.ts'
import type { Timetable } from '../../src/interfaces/transit-search/domain/timetable.ts'
import type { PeerFigures, PeerTask } from './peer.ts'
import { median } from './percentile.ts'
import type { Pair } from './pick-pairs.ts'

/** raptor-journey-planner 2.2.3 is none: after 150 seconds its loader had not ended on the largest archive, and grew no more. */
const names = ['minotor'] as const

type ByPeer = Record<string, number>

/** The same pairs asked of the peers; one that cannot read the feed or takes more than five minutes has no figures. */
export function runPeers(path: string, { stops, texts }: Timetable, pairs: readonly Pair[], date: string) {
  const idOf = (stop: number) => readText(texts, stops.id[stop] ?? 0)
  const task: PeerTask = {
    path: resolve(path),
    date,
    pairs: pairs.map(({ from, to, time }) => ({ from: from.stops.map(idOf), to: to.stops.map(idOf), time })),
  }
  const figures: {
    readonly load: ByPeer
    readonly memory: ByPeer
    readonly earliest: ByPeer
    readonly bestEarliest: ByPeer
  } = {
    load: {},
    memory: {},
    earliest: {},
    bestEarliest: {},
  }
  for (const name of names) {
    const found = runPeer(name, task)
    if (!found) continue
    figures.load[name] = found.load
    figures.memory[name] = found.memory
    figures.earliest[name] = median(found.earliest)
    figures.bestEarliest[name] = median(found.bestEarliest)
  }
  return figures
}

function runPeer(name: string, task: PeerTask): PeerFigures | undefined {
  const script = join(import.meta.dirname, `peer-${name}.ts`)
  const { status, stdout } = spawnSync(process.execPath, ['--max-old-space-size=4096', script], {
    input: JSON.stringify(task),
    encoding: 'utf8',
    timeout: 300_000,
    // One of them writes a line for each of a million calls.
    stdio: ['pipe', 'pipe', 'ignore'],
    maxBuffer: 2 ** 30,
  })
  if (status !== 0) console.warn(`${name} could not read the feed within five minutes.`)
  return status === 0 ? JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '') : undefined
}
