import { listTargets, type Target } from '../grown-inputs/list-targets.ts'
import { writeRequest } from '../grown-inputs/write-request.ts'
import { contracts } from '../../src/interfaces/contracts.ts'
import type { Contract } from '../../src/kernel/wire/contract.ts'
import type { RawRequest } from '../overload/send-request.ts'
import { createRandom } from '../../src/libraries/random/create-random.ts'

/** A request that is wrong in one place. */
export interface BadRequest {
  readonly name: string
  readonly raw: RawRequest
}

/** Each as it stands in JSON; some are no JSON at all. */
const badJson = [
  'null',
  'true',
  'false',
  '-1',
  '0',
  '-0',
  '1.5',
  '1e308',
  '1e999',
  '-1e999',
  '9007199254740993',
  '99999999999999999999',
  'NaN',
  'Infinity',
  'undefined',
  '',
  '""',
  '" "',
  '"NaN"',
  '"-1"',
  '"1e999"',
  '"null"',
  '"\\u0000"',
  '"\\u0001\\u001f\\u007f"',
  '"\\ud800"',
  '"\\udc00\\ud800"',
  '"\\u202e\\ufeff\\u2028"',
  '"\ud800"',
  '"\u0007"',
  '"unclosed',
  `"${'x'.repeat(3000)}"`,
  '[]',
  '{}',
  '[[]]',
  '[null]',
  '[{}]',
  '[1,"x"]',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{}}}',
  '{"a":1,"a":2}',
  '{"toString":1}',
  '1,"a":2,"a":3',
] as const

/** Each as it stands in an address or a form. */
const badText = [
  '',
  '%00',
  '%01%1F',
  '%7F',
  '%FF',
  '%C0%80',
  '%ED%A0%80',
  '%E2%80%AE',
  '%F4%90%80%80',
  '%',
  '%zz',
  '%0D%0Ax:%20y',
  'NaN',
  '-1',
  '0',
  '1.5',
  '1e999',
  '99999999999999999999',
  'null',
  'undefined',
  '[]',
  '{}',
  '%27%20or%201=1',
  '%25%25',
  '..%2F..%2Fetc',
  '__proto__',
  'constructor',
  'toString',
  '%3Cscript%3E',
  '+',
  '%20',
  'x'.repeat(3000),
  '1&a=2&a=3',
  '%5B',
  '%5C',
  '%28%2B%29%2B',
  '1%0A2',
] as const

/** Every bad value at every place of every operation, in the order that the seed gives; `count` of them at most. */
export function mutateRequests(seed: number, count: number): BadRequest[] {
  const targets = Object.values<Contract>(contracts).flatMap(listTargets)
  const all = targets.flatMap((target) => valuesFor(target).map((value) => ({ target, value })))
  const random = createRandom(seed)
  return all
    .map((entry) => ({ ...entry, rank: random() }))
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, count)
    .map(({ target, value }) => ({ name: describe(target, value), raw: writeBad(target, value) }))
}

function valuesFor({ place }: Target): readonly string[] {
  if (place === 'header') return badText.filter((value) => !value.includes('\n'))
  // An empty parameter is another path.
  if (place === 'path') return badText.filter(Boolean)
  return place === 'json' ? badJson : badText
}

/** JSON is written in the place of the whole value, quotes included. */
function writeBad(target: Target, value: string): RawRequest {
  return writeRequest(
    target.place === 'json' && target.shape === 'text' ? { ...target, shape: 'scalar' } : target,
    value,
  )
}

function describe({ contract, operationName, place, path }: Target, value: string): string {
  const shown = value.length > 40 ? `${value.slice(0, 40)}…` : value
  return `${contract.id} ${operationName}, ${[place, ...path].join(' ')} = ${shown}`
}
