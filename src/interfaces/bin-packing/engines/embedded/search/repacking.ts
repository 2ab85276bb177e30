/**
 * Improves a loading by emptying a few containers at a time and filling them anew together with what was left out, in
 * another order: a large neighbourhood search (Pisinger & Ropke, 2010). Once nothing is left out, the emptiest container
 * is closed and its boxes become what was left out: so the number of containers falls.
 */
import type { Deadline } from './deadline.ts'
import { fillAllInOrder } from './first-fit.ts'
import { fittingRules } from './fitting-rules.ts'
import type { LoadingPlan } from './loading-plan.ts'
import { isBetter, volumeIn } from './loading-plan.ts'
import { roughlyDescending, sizeKeys } from './orderings.ts'
import type { Container, Load, Problem } from './problem.ts'
import type { Random } from '../../../../../libraries/random/create-random.ts'

/** How far random may change the order of the boxes. */
const spreads = [0.1, 0.3, 1]

/** How many containers are emptied at a time; two most often. */
const emptiedLoads = [1, 2, 2, 3, 3, 4]

/** @param fewest - the number of containers below which nothing can go. */
export function repack(
  problem: Problem,
  start: LoadingPlan,
  fewest: number,
  deadline: Deadline,
  random: Random,
): LoadingPlan {
  let best = start
  let plan = withEmptyContainers(problem, start)
  while (!deadline.expired()) {
    if (plan.left.length === 0) {
      if (best.loads.length <= fewest) break
      plan = closeEmptiest(plan)
    }
    plan = refillSome(problem, plan, random)
    const candidate = { ...plan, loads: plan.loads.filter(({ boxes }) => boxes.length > 0) }
    if (isBetter(candidate, best)) best = candidate
  }
  return best
}

/** When something was left out, containers without a single box may still help. */
function withEmptyContainers({ containers }: Problem, plan: LoadingPlan): LoadingPlan {
  if (plan.left.length === 0) return plan
  const used = new Set(plan.loads.map(({ container }) => container))
  const empty = containers.filter((container) => !used.has(container))
  return { ...plan, loads: [...plan.loads, ...empty.map((container) => ({ container, boxes: [], volume: 0 }))] }
}

function closeEmptiest({ loads, left }: LoadingPlan): LoadingPlan {
  const emptiest = loads.reduce((min, load) => (load.volume < min.volume ? load : min))
  return {
    loads: loads.filter((load) => load !== emptiest),
    left: [...left, ...emptiest.boxes.map(({ type }) => type)],
  }
}

/** The same plan, or one that holds no less volume. */
function refillSome(problem: Problem, plan: LoadingPlan, random: Random): LoadingPlan {
  const emptied = pickSome(plan.loads, pick(emptiedLoads, random), random)
  const units = [...emptied.flatMap(({ boxes }) => boxes.map(({ type }) => type)), ...plan.left]
  const order = roughlyDescending(units, pick(sizeKeys, random), pick(spreads, random), random)
  const containers = emptied.map(({ container }) => container)
  const { loads, left } = fillAllInOrder(problem, containers, order, pick(fittingRules, random))
  if (volumeIn(loads) < volumeIn(emptied)) return plan
  return { loads: [...plan.loads.filter((load) => !emptied.includes(load)), ...withAll(containers, loads)], left }
}

/** Keeps containers that came out empty among the loads, for the next rounds. */
function withAll(containers: readonly Container[], loads: readonly Load[]): Load[] {
  return containers.map(
    (container) => loads.find((load) => load.container === container) ?? { container, boxes: [], volume: 0 },
  )
}

function pick<T>(choices: readonly T[], random: Random): T {
  const choice = choices[Math.floor(random() * choices.length)]
  if (choice === undefined) throw new Error('There is nothing to pick from.')
  return choice
}

function pickSome(loads: readonly Load[], count: number, random: Random): Load[] {
  const rest = [...loads]
  const picked: Load[] = []
  while (picked.length < count && rest.length > 0)
    for (const load of rest.splice(Math.floor(random() * rest.length), 1)) picked.push(load)
  return picked
}
