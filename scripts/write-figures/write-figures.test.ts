import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findSet, sets } from './sets.ts'
import { strangersFigures } from './strangers.ts'

const folder = join(import.meta.dirname, '../../bench/results')
const runs: readonly { name: string; figures: readonly { name: string }[] }[] = readdirSync(folder).map((file) =>
  JSON.parse(readFileSync(join(folder, file), 'utf8')),
)
const figures = runs.flatMap(({ name, figures: all }) => all.map((figure) => [name, figure.name] as const))

test('every figure names what it was measured on, whether that was held back, and who chose it', () => {
  for (const [benchmark, figure] of figures)
    for (const said of [
      findSet(benchmark, figure).set,
      findSet(benchmark, figure).heldBack,
      findSet(benchmark, figure).chosenBy,
    ])
      expect(said, `${benchmark}: ${figure}`).not.toBe('')
  expect(() => findSet('a-new-one', 'how good')).toThrow('does not say what "how good" of a-new-one was measured on')
})

test('every set is that of some figure', () => {
  const used = new Set(figures.map(([benchmark, figure]) => findSet(benchmark, figure)))
  const unused = Object.entries(sets).flatMap(([benchmark, all]) =>
    all.filter((set) => !used.has(set)).map(({ set }) => [benchmark, set]),
  )
  expect(unused).toEqual([])
})

test('what a stranger measured stands beside a figure of ours', () => {
  const alone = strangersFigures.filter(
    ({ benchmark, beside }) => !figures.some(([name, figure]) => name === benchmark && figure.startsWith(beside)),
  )
  expect(alone).toEqual([])
})
