import { loadProofreadingModel } from '../src/interfaces/japanese-proofreading/engines/embedded/load-proofreading-model.ts'
import { proofread } from '../src/interfaces/japanese-proofreading/engines/embedded/proofread.ts'
import type { Sensitivity } from '../src/interfaces/japanese-proofreading/port.ts'
import { type FindAlerts, measureAlerts, type Measured } from './japanese-proofreading/measure-alerts.ts'
import { type HeldBack, readHeldBack } from './japanese-proofreading/read-held-back.ts'
import { createTextlint } from './japanese-proofreading/textlint.ts'
import type { BenchResult, Figure } from './result.ts'

const sensitivities: readonly Sensitivity[] = ['low', 'medium', 'high']

/** G9: clean sentences that are flagged, mistakes that are located and put right, beside textlint's preset for technical writing; and the rate. */
export default async function run(): Promise<BenchResult> {
  const parts = await readHeldBack()
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
  const textlint = await measureAlerts(parts, createTextlint())
  for (const sensitivity of sensitivities) {
    const isTarget = sensitivity === 'medium'
    figures.push(
      ...toFigures(`all, ${sensitivity}`, await measureAlerts(parts, findAt(sensitivity)), textlint, isTarget),
    )
    for (const part of parts)
      figures.push(
        ...toFigures(
          `${part.source}, ${sensitivity}`,
          await measureAlerts([part], findAt(sensitivity)),
          undefined,
          false,
        ),
      )
  }
  const byKind = (await measureAlerts(parts, findAt('medium'))).locatedByKind
  for (const [kind, value] of Object.entries(byKind))
    figures.push({
      name: `${kind} located, medium`,
      value,
      unit: '',
      peers: { textlint: textlint.locatedByKind[kind] ?? 0 },
    })
  const rate = measureRate(parts, findAt('medium'))
  figures.push({
    name: 'Sentences of the encyclopedia, by processor time',
    value: rate,
    unit: 'sentences/s',
    peers: {},
    target: '>= 300',
  })
  return { name: 'japanese-proofreading', seeds: [2_026], figures }
}

function toFigures(name: string, measured: Measured, peer: Measured | undefined, isTarget: boolean): Figure[] {
  const target = (wanted: string) => (isTarget ? { target: wanted } : {})
  const beside = (value: number | undefined) => (value === undefined ? {} : { textlint: value })
  return [
    {
      name: `Clean sentences flagged, ${name}`,
      value: measured.flagged,
      unit: '',
      peers: beside(peer?.flagged),
      ...target('<= 0.05'),
    },
    {
      name: `Mistakes located, ${name}`,
      value: measured.located,
      unit: '',
      peers: beside(peer?.located),
      ...target('>= 0.55'),
    },
    { name: `Right first, of those located, ${name}`, value: measured.right, unit: '', peers: {}, ...target('>= 0.7') },
  ]
}

/** By the time that the processor worked, so that what else the machine does counts little. */
function measureRate(parts: readonly HeldBack[], find: FindAlerts): number {
  const sentences = parts[0]?.clean ?? []
  const begin = process.cpuUsage()
  for (const sentence of sentences) void find(sentence)
  const { user, system } = process.cpuUsage(begin)
  return (1_000_000 * sentences.length) / (user + system)
}
