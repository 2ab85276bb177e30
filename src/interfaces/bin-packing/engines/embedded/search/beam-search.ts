/**
 * Fills one container with blocks. A beam of partial loadings grows block by block; each is judged by the volume that a
 * greedy completion reaches, and the beam gets wider from pass to pass (BSG: Araya & Riff, "A beam search approach to the
 * container loading problem", 2014).
 */
import type { Cuboid, Size } from './cuboid.ts'
import { holds } from './cuboid.ts'
import { boxesOf, buildBlocks } from './block-building.ts'
import type { LengthTables } from './block-value.ts'
import { valueAt, valueBound } from './block-value.ts'
import type { Deadline } from './deadline.ts'
import { deadlineIn } from './deadline.ts'
import type { LoadingState, PlacedBlock } from './loading-state.ts'
import { atCorner, copyState, emptyState, nextSpace, placeBlock } from './loading-state.ts'
import type { BoxType, Container, Load, Problem } from './problem.ts'
import { tabulateLengths } from './reachable-lengths.ts'

const maxBlocks = 10_000
/** The share of the time that may go into building blocks. */
const buildingShare = 0.03
const widening = Math.SQRT2

interface Search {
  readonly problem: Problem
  readonly deadline: Deadline
  /** Volume that cannot be exceeded. */
  readonly limit: number
  readonly tables: Map<string, LengthTables>
  best: LoadingState
}

/** @param units - the boxes to choose from, one entry each. */
export function fillByBlocks(
  problem: Problem,
  container: Container,
  units: readonly BoxType[],
  deadline: Deadline,
): Load {
  const remaining = new Int32Array(problem.types.length)
  for (const { index } of units) remaining[index] = (remaining[index] ?? 0) + 1
  const types = problem.types.filter(({ index }) => (remaining[index] ?? 0) > 0)
  const blocks = buildBlocks(container, types, remaining, maxBlocks, deadlineIn(deadline.left() * buildingShare)).sort(
    (a, b) => b.worth - a.worth,
  )
  const start = emptyState(container, remaining, blocks)
  const total = units.reduce((sum, { volume }) => sum + volume, 0)
  const search: Search = { problem, deadline, limit: Math.min(total, container.volume), tables: new Map(), best: start }
  for (let width = 1; !isOver(search) && width < 10_000; width = Math.ceil(width * widening))
    runPass(search, start, width)
  return toLoad(search.best)
}

function isOver({ best, limit, deadline }: Search): boolean {
  return best.volume >= limit || deadline.expired()
}

function toLoad({ container, placed, volume }: LoadingState): Load {
  return { container, boxes: placed.flatMap(({ block, x0, y0, z0 }) => boxesOf(block, x0, y0, z0)), volume }
}

interface Successor {
  readonly parent: LoadingState
  readonly placed: PlacedBlock
  /** The volume of the greedy completion. */
  readonly promise: number
}

function runPass(search: Search, start: LoadingState, width: number): void {
  let beam = [copyState(start)]
  while (beam.length > 0 && !isOver(search)) {
    const successors = beam.flatMap((state) => successorsOf(search, state, width))
    beam = keepBest(successors, width).map(({ parent, placed }) => {
      const state = copyState(parent)
      placeBlock(state, placed, search.problem.min)
      return state
    })
  }
}

function successorsOf(search: Search, parent: LoadingState, width: number): Successor[] {
  const successors: Successor[] = []
  for (const placed of bestPlacements(search, parent, width)) {
    if (isOver(search)) break
    const state = copyState(parent)
    placeBlock(state, placed, search.problem.min)
    completeGreedily(search, state)
    successors.push({ parent, placed, promise: state.volume })
  }
  return successors
}

/** Completions of equal volume are nearly always the same loading reached in another order: one of them is enough. */
function keepBest(successors: Successor[], width: number): Successor[] {
  const byPromise = new Map(successors.map((successor) => [successor.promise, successor]))
  return [...byPromise.values()].sort((a, b) => b.promise - a.promise).slice(0, width)
}

function completeGreedily(search: Search, state: LoadingState): void {
  for (;;) {
    const [placed] = bestPlacements(search, state, 1)
    if (!placed || search.deadline.expired()) break
    placeBlock(state, placed, search.problem.min)
  }
  if (state.volume > search.best.volume) search.best = state
}

/** The best `most` blocks for the next space that takes any; spaces that take none are given up. */
function bestPlacements(search: Search, state: LoadingState, max: number): PlacedBlock[] {
  const tables = tablesFor(search, state)
  for (let index = nextSpace(state); index >= 0; index = nextSpace(state)) {
    const space = state.spaces[index]
    const found = space ? rankBlocks(search, state, space, tables, max) : []
    if (found.length > 0) return found
    state.spaces.splice(index, 1)
  }
  return []
}

function rankBlocks(
  { problem: { axes } }: Search,
  state: LoadingState,
  space: Cuboid,
  tables: LengthTables,
  max: number,
): PlacedBlock[] {
  const ranked: { placed: PlacedBlock; value: number }[] = []
  let min = 0
  for (const block of state.blocks) {
    if (block.worth <= min) break
    if (!holds(space, block)) continue
    const bound = valueBound(block, space, tables)
    if (bound <= min) continue
    const placed = atCorner(block, space, state.container)
    const value = valueAt(bound, placed, state, axes)
    if (value <= min) continue
    let at = ranked.length
    while (at > 0 && (ranked[at - 1]?.value ?? 0) < value) at--
    ranked.splice(at, 0, { placed, value })
    if (ranked.length > max) ranked.pop()
    if (ranked.length === max) min = ranked[max - 1]?.value ?? 0
  }
  return ranked.map(({ placed }) => placed)
}

/** The tables depend only on which types are left; states that agree in that share them. */
function tablesFor({ tables, problem }: Search, { remaining, container: { size } }: LoadingState): LengthTables {
  const left = problem.types.filter(({ index }) => (remaining[index] ?? 0) > 0)
  const key = left.map(({ index }) => index).join()
  const known = tables.get(key)
  if (known) return known
  const sizes = left.flatMap((type) => type.sizes)
  const tabulate = (axis: keyof Size) =>
    tabulateLengths(
      sizes.map((box) => box[axis]),
      size[axis],
    )
  const made = { x: tabulate('x'), y: tabulate('y'), z: tabulate('z') }
  tables.set(key, made)
  return made
}
