import { isDeepStrictEqual } from 'node:util'
import type { Trial } from './subject.ts'

/** Makes a call and holds what it brings against what it should. */
export async function tryCall(call: string, make: () => Promise<unknown>, wanted: unknown): Promise<Trial> {
  try {
    const found = await make()
    const isWanted = isDeepStrictEqual(found, wanted)
    return { call, difference: isWanted ? undefined : `${JSON.stringify(found)}, not ${JSON.stringify(wanted)}` }
  } catch (error) {
    return { call, difference: String(error) }
  }
}

/** The named fields of the failure that a call has to end with. */
export async function readFailure(make: () => Promise<unknown>, ...fields: readonly string[]): Promise<unknown[]> {
  try {
    await make()
  } catch (error) {
    return fields.map((field) => (error instanceof Error ? Reflect.get(error, field) : undefined))
  }
  throw new Error('The call went well, and should not have.')
}
