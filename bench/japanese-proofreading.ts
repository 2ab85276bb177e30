import { loadProofreadingModel } from '../src/interfaces/japanese-proofreading/engines/embedded/load-proofreading-model.ts'
import { proofread } from '../src/interfaces/japanese-proofreading/engines/embedded/proofread.ts'
import type { Sensitivity } from '../src/interfaces/japanese-proofreading/port.ts'
import {
  type FindAlerts,
  judgeAlerts,
  type Judged,
  type Measured,
  sumUp,
} from './japanese-proofreading/measure-alerts.ts'
import { type HeldBack, readHeldBack, readNaturalSlips } from './japanese-proofreading/read-held-back.ts'
import { createTextlint, presets } from './japanese-proofreading/textlint.ts'
import type { BenchResult, Figure } from './result.ts'

const sensitivities: readonly Sensitivity[] = ['low', 'medium', 'high']

/** What each figure of `medium` has to reach, on slips that people made and on those that a program made. */
const targets = {
  natural: { flagged: '<= 0.04', located: '>= 0.45', right: '>= 0.75' },
  injected: { flagged: '<= 0.056', located: '>= 0.638', right: '>= 0.7' },
}
const naturalKinds: Readonly<Record<string, string>> = {
  'misconverted kanji': '>= 0.4',
  'wrong particle': '>= 0.4',
  'missing particle': '>= 0.4',
}

/**
 * G9: clean sentences that are flagged, mistakes that are located and put right, natural ones and injected ones, beside two presets of
 * textlint; and the rate.
 */
export default async function run(): Promise<BenchResult> {
  const injected = await readHeldBack()
  const natural = await readNaturalSlips()
  const model = loadProofreadingModel()
  const findAt =
    (sensitivity: Sensitivity): FindAlerts =>
    (text) =>
      proofread(model, { text, sensitivity }).findings.map(({ begin, end, suggestions: [suggestion] }) => ({
        begin,
        end,
        suggestion,
      }))
  const figures: Figure[] = []
  const peersNatural = await measurePeers([natural])
  const peersInjected = await measurePeers(injected)
  for (const sensitivity of sensitivities) {
    const find = findAt(sensitivity)
    const ofNatural = sumUp([await judgeAlerts(natural, find)])
    const judged: Judged[] = []
    for (const part of injected) judged.push(await judgeAlerts(part, find))
    const isTarget = sensitivity === 'medium'
    figures.push(...toFigures(`natural, ${sensitivity}`, ofNatural, peersNatural, isTarget ? targets.natural : {}))
    figures.push(...toFigures(`all, ${sensitivity}`, sumUp(judged), peersInjected, isTarget ? targets.injected : {}))
    for (const [at, { source }] of injected.entries())
      figures.push(...toFigures(`${source}, ${sensitivity}`, sumUp(judged.slice(at, at + 1)), new Map(), {}))
    if (!isTarget) continue
    figures.push(...toFiguresByKind('natural: ', ofNatural, peersNatural, naturalKinds))
    figures.push(...toFiguresByKind('', sumUp(judged), peersInjected, {}))
  }
  figures.push({
    name: 'Natural sentences, by processor time',
    value: measureRate(natural, findAt('medium')),
    unit: 'sentences/s',
    peers: {},
    target: '>= 60',
  })
  return { name: 'japanese-proofreading', seeds: [2_026], figures }
}

type Peers = ReadonlyMap<string, Measured>

/** `BENCH_TEXTLINT=0` leaves textlint out, which takes most of the time. */
async function measurePeers(parts: readonly HeldBack[]): Promise<Peers> {
  const peers = new Map<string, Measured>()
  if (process.env['BENCH_TEXTLINT'] === '0') return peers
  for (const [name, preset] of Object.entries(presets)) {
    const judged: Judged[] = []
    for (const part of parts) judged.push(await judgeAlerts(part, createTextlint(preset)))
    peers.set(name, sumUp(judged))
  }
  return peers
}

function toFigures(
  name: string,
  measured: Measured,
  peers: Peers,
  wanted: Partial<Record<'flagged' | 'located' | 'right', string>>,
): Figure[] {
  const target = (of: keyof typeof wanted) => (wanted[of] === undefined ? {} : { target: wanted[of] })
  const beside = (of: 'flagged' | 'located') =>
    Object.fromEntries([...peers].map(([peer, theirs]) => [peer, theirs[of]]))
  return [
    {
      name: `Clean sentences flagged, ${name}`,
      value: measured.flagged,
      unit: '',
      peers: beside('flagged'),
      ...target('flagged'),
    },
    {
      name: `Mistakes located, ${name}`,
      value: measured.located,
      unit: '',
      peers: beside('located'),
      ...target('located'),
    },
    { name: `Right first, of those located, ${name}`, value: measured.right, unit: '', peers: {}, ...target('right') },
  ]
}

function toFiguresByKind(
  prefix: string,
  { locatedByKind }: Measured,
  peers: Peers,
  wanted: Readonly<Record<string, string>>,
): Figure[] {
  return Object.entries(locatedByKind).map(([kind, value]) => ({
    name: `${prefix}${kind} located, medium`,
    value,
    unit: '',
    peers: Object.fromEntries([...peers].map(([peer, theirs]) => [peer, theirs.locatedByKind[kind] ?? 0])),
    ...(wanted[kind] === undefined ? {} : { target: wanted[kind] }),
  }))
}

/** By the time that the processor worked, so that what else the machine does counts little. */
function measureRate({ clean }: HeldBack, find: FindAlerts): number {
  const begin = process.cpuUsage()
  for (const sentence of clean) void find(sentence)
  const { user, system } = process.cpuUsage(begin)
  return (1_000_000 * clean.length) / (user + system)
}
