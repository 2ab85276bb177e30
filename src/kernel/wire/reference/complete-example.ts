import { lookUp } from '../../../libraries/json/look-up.ts'
import type { Contract, Example, Operation } from '../contract.ts'

/** What stands for a value that an earlier call gives. */
const missing = '…'

/** The operation's example with a mark for each field of the query that has to be there and that only an earlier call can give. */
export function completeExample({ key }: Contract, operation: Operation): Example {
  const { query, example } = operation
  const rule = operation.key ?? key
  const { required = [] }: { readonly required?: readonly string[] } = { ...query }
  const lacking = required.filter(
    (name) => lookUp(example.query ?? {}, name) === undefined && !(rule.in === 'query' && rule.name === name),
  )
  if (lacking.length === 0) return example
  return { ...example, query: { ...Object.fromEntries(lacking.map((name) => [name, missing])), ...example.query } }
}
