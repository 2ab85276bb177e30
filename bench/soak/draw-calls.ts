import { contracts } from '../../src/interfaces/contracts.ts'
import type { Contract, Operation } from '../../src/kernel/wire/contract.ts'
import { lookUp } from '../../src/libraries/json/look-up.ts'
import { createRandom } from '../../src/libraries/random/create-random.ts'
import { isUsedUp, needsEarlierCall, type Request, requestOf } from '../../tests/example-request.ts'

/** A call of one operation, as its contract gives it for an example. */
export interface SoakCall {
  readonly contract: Contract
  readonly name: string
  readonly operation: Operation
  readonly request: Request
}

/** What they make stays, so that lists of it would grow as long as the load goes on; suggestions are refused unless a setting takes them. */
const leftOut: Readonly<Record<string, readonly string[]>> = {
  'translate-header-key': [
    'createGlossary',
    'createGlossarySet',
    'changeGlossarySet',
    'putDictionary',
    'deleteDictionary',
    'uploadDocument',
  ],
  'translate-libre': ['suggest', 'translateFile'],
  'news-feeds': ['subscribe', 'unsubscribe', 'importOpml'],
  'social-timeline': ['invalidateToken'],
}

/** Every operation whose example can be called again and again, by interface. */
export function listSoakCalls(key: string): readonly (readonly SoakCall[])[] {
  const all: readonly Contract[] = Object.values(contracts)
  return all.map((contract) =>
    Object.entries(contract.operations)
      .filter(([name, operation]) => !isUsedUp(operation) && !needsEarlierCall(operation) && !isLeftOut(contract, name))
      .map(([name, operation]) => ({ contract, name, operation, request: requestOf(contract, operation, key) })),
  )
}

function isLeftOut({ id }: Contract, name: string): boolean {
  return lookUp(leftOut, id)?.includes(name) ?? false
}

/** One call after the other, each interface as often as the others, by a seed. */
export function createCallDrawer(calls: readonly (readonly SoakCall[])[], seed: number): () => SoakCall {
  const random = createRandom(seed)
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)]
  return () => {
    const call = pick(pick(calls) ?? [])
    if (!call) throw new Error('An interface has no operation to call.')
    return call
  }
}
