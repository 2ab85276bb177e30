/** From request to packing: which search is tried when, and for how long. Runs anywhere; knows no threads. */
import type { Packing, PackingRequest } from '../../../port.ts'
import { fillByBlocks } from './beam-search.ts'
import type { Deadline } from './deadline.ts'
import { deadlineIn } from './deadline.ts'
import { fillAllInOrder } from './first-fit.ts'
import { fittingRules, lowest } from './fitting-rules.ts'
import type { LoadingPlan } from './loading-plan.ts'
import { isBetter } from './loading-plan.ts'
import { fewestContainers } from './lower-bound.ts'
import { byVolume, descending, sizeKeys } from './orderings.ts'
import type { BoxType, Container, Load, Problem } from './problem.ts'
import { toProblem, unitsOf } from './problem.ts'
import { repack } from './repacking.ts'
import { createRandom } from '../../../../../libraries/random/create-random.ts'
import { toPacking } from './to-packing.ts'

export const seed = 20_080_827

/** Nobody would look at more boxes than this one by one; and tidiness takes time that the search then lacks. */
const maxTidy = 500

/** Milliseconds a search may take for each item: a few are tried in every way long before the caller's limit. */
const limitPerItem = 25

/** The share of the time in which the quick orders are tried, one of them in any case. */
const quickShare = 0.15

/** The share of the rest that blocks may take where several containers are filled; what is left goes into repacking. */
const blocksShare = 0.4

/** Boxes of a type there must be on average for blocks to pay where several containers are filled. */
const boxesPerType = 2

export type TimedRequest = PackingRequest & { readonly timeLimit: number }

/** Places as much volume as it can in `timeLimit` milliseconds, in as few bins as it can. The request is taken as valid. */
export function packItems(request: TimedRequest): Packing {
  const deadline = deadlineIn(Math.min(request.timeLimit, request.items.length * limitPerItem))
  const problem = toProblem(request)
  return toPacking(request, problem, loadContainers(problem, deadline))
}

/** The packing of `packItems` where it needs no search; nothing where it does. Takes as long as there are items. */
export function packTidily(request: PackingRequest): Packing | undefined {
  const problem = toProblem(request)
  const units = unitsOf(problem.types)
  if (units.length === 0) return toPacking(request, problem, [])
  if (units.length > maxTidy || fewestContainers(problem) !== 1) return undefined
  const tidy = loadTidily(problem, units)
  return isSolved(tidy, 1) ? toPacking(request, problem, tidy.loads) : undefined
}

function loadContainers(problem: Problem, deadline: Deadline): readonly Load[] {
  const units = unitsOf(problem.types)
  if (problem.containers.length === 0 || units.length === 0) return []
  const fewest = fewestContainers(problem)
  const tidy = fewest === 1 && units.length <= maxTidy ? loadTidily(problem, units) : undefined
  if (tidy && isSolved(tidy, fewest)) return tidy.loads
  const quick = loadQuickly(
    problem,
    tidy ?? { loads: [], left: units },
    units,
    fewest,
    deadlineIn(deadline.left() * quickShare),
  )
  if (isSolved(quick, fewest)) return quick.loads
  const plan = loadBlocks(problem, units, quick, deadline)
  return repack(problem, plan, fewest, deadline, createRandom(seed)).loads
}

/** From the origin on, unrotated where possible, as a person would: what fits into one container so is not searched for. */
function loadTidily(problem: Problem, units: readonly BoxType[]): LoadingPlan {
  return fillAllInOrder(problem, problem.containers, descending(units, byVolume), lowest)
}

function isSolved({ loads, left }: LoadingPlan, fewest: number): boolean {
  return left.length === 0 && loads.length <= fewest
}

/** The best of `start` and of a few dozen orders and rules. */
function loadQuickly(
  problem: Problem,
  start: LoadingPlan,
  units: readonly BoxType[],
  fewest: number,
  deadline: Deadline,
): LoadingPlan {
  let best = start
  for (const containers of containerOrders(problem.containers)) {
    for (const key of sizeKeys) {
      const order = descending(units, key)
      for (const rule of fittingRules) {
        const plan = fillAllInOrder(problem, containers, order, rule)
        if (isBetter(plan, best)) best = plan
        if (isSolved(best, fewest) || deadline.expired()) return best
      }
    }
  }
  return best
}

/** As the caller prefers them and, where that differs, the roomiest first: fewer may be needed then. */
function containerOrders(containers: readonly Container[]): (readonly Container[])[] {
  const roomiest = containers.toSorted((a, b) => b.volume - a.volume)
  return roomiest.every((container, index) => container === containers[index]) ? [containers] : [containers, roomiest]
}

function loadBlocks(problem: Problem, units: readonly BoxType[], quick: LoadingPlan, deadline: Deadline): LoadingPlan {
  const { containers, types } = problem
  if (containers.length > 1 && units.length < boxesPerType * types.length) return quick
  const share = containers.length === 1 ? 1 : blocksShare
  const each = (deadline.left() * share) / Math.max(1, quick.loads.length)
  let left = units
  const loads: Load[] = []
  for (const container of containers) {
    if (left.length === 0 || deadline.expired()) break
    const load = fillByBlocks(problem, container, left, deadlineIn(Math.min(each, deadline.left())))
    if (load.boxes.length > 0) loads.push(load)
    left = without(left, load)
  }
  const plan = { loads, left }
  return isBetter(plan, quick) ? plan : quick
}

function without(units: readonly BoxType[], { boxes }: Load): BoxType[] {
  const taken = new Map<BoxType, number>()
  for (const { type } of boxes) taken.set(type, (taken.get(type) ?? 0) + 1)
  return units.filter((type) => {
    const count = taken.get(type) ?? 0
    taken.set(type, count - 1)
    return count <= 0
  })
}
