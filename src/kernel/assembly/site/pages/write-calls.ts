import type { Contract, Operation } from '../../../wire/contract.ts'
import { lookUp } from '../../../../libraries/json/look-up.ts'
import { completeExample } from '../../../wire/reference/complete-example.ts'
import { toCurl } from '../../../wire/reference/curl.ts'
import { toPython } from '../../../wire/reference/to-python.ts'
import { toTypeScript } from '../../../wire/reference/to-typescript.ts'
import type { OriginalCall } from './find-original-calls.ts'
import { type Tab, writeTabs } from './write-tabs.ts'

/** The address of a server as pages write it; one that serves them puts its own there. */
export const writtenOrigin = 'http://127.0.0.1:8022'

/** An operation's example as calls to copy: curl, our client, Python, and the original's client where a page has such a call. */
export function writeCalls(contract: Contract, name: string, originals: readonly OriginalCall[]): string {
  const others = originals
    .filter(({ operation }) => operation === name)
    .map(({ client, language, code }) => ({ name: client, language, code }))
  return writeTabs([...listCalls(contract, name), ...others])
}

/** Those that follow from the contract. */
export function listCalls(contract: Contract, name: string): readonly Tab[] {
  const found = lookUp(contract.operations, name)
  if (!found) return []
  const operation: Operation = { ...found, example: completeExample(contract, found) }
  const line = toCurl(contract, operation, { origin: writtenOrigin, key: '$MAINSTAY_KEY', isBroken: true })
  return [
    { name: 'curl', language: 'sh', code: line },
    { name: 'TypeScript', language: 'ts', code: writeTypeScript(contract, name, operation) },
    { name: 'Python', language: 'python', code: toPython(contract, operation, writtenOrigin) },
  ]
}

/** The key is shown as a place to put it: a literal of the environment would be a string. */
function writeTypeScript({ id, key }: Contract, name: string, operation: Operation): string {
  const { params, query, body: given } = operation.example
  const isBytes = operation.body?.accepts[0] === 'bytes' && typeof given === 'string'
  const body = isBytes ? new TextEncoder().encode(given) : given
  const program = toTypeScript({
    interface: id.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase()),
    operation: name,
    input: { ...(params && { params }), ...(query && { query }), ...(body !== undefined && { body }) },
    origin: writtenOrigin,
    key: (operation.key ?? key).need === 'optional' ? '' : 'YOUR_KEY',
  })
  return `${program}\nconsole.log(result)`
}
