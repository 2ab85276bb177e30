import { parseArgs } from 'node:util'
import { countLostWrites } from './attack/count-lost-writes.ts'
import { cutPower } from './power-cuts/cut-power.ts'
import { type BenchResult, toFigure } from './result.ts'

/**
 * Fifty rounds of a process that writes to SQLite, the power cut at a random step of each, and nine more of its steps: what was not synced is on the
 * disk or not, sector by sector, as chance has it. Fifty more are ended by SIGKILL. The same on a disk that says it syncs and does not shows that losses are found.
 */
export default async function run(): Promise<BenchResult> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { seed: { type: 'string', default: '1' }, rounds: { type: 'string', default: '50' } },
  })
  const [seed, rounds] = [Number(values.seed), Number(values.rounds)]
  const cut = await cutPower({ rounds, cutsEach: 9, writes: 300, seed })
  const liar = await cutPower({ rounds: 2, cutsEach: 9, writes: 300, seed, lies: true })
  const killed = await countLostWrites(rounds)
  return {
    name: 'power-cuts',
    seeds: [seed],
    isPartial: rounds < 50,
    figures: [
      toFigure('power cuts', cut.cuts, 'cuts'),
      toFigure('writes acknowledged before them', cut.acknowledged, 'writes'),
      toFigure('of them lost', cut.lost, 'writes', '<= 0'),
      toFigure('databases that were damaged', cut.damaged, 'databases', '<= 0'),
      toFigure('on a disk that lies: cuts', liar.cuts, 'cuts'),
      toFigure('on a disk that lies: writes lost', liar.lost, 'writes', '>= 1'),
      toFigure('kill -9', rounds, 'kills'),
      toFigure('writes acknowledged before them, kill -9', killed.acknowledged, 'writes'),
      toFigure('of them lost, kill -9', killed.lost, 'writes', '<= 0'),
    ],
  }
}
