import { type Callers, developer } from '../../wire/interface/caller.ts'
import { opensInterface, toCaller } from './key-holder.ts'
import type { KeyStore } from './keys.ts'
import type { StoredKey } from './stored-key.ts'

export interface CallerSources {
  readonly keys: Pick<KeyStore, 'verify' | 'find'>
  readonly devKey: string | undefined
  readonly isDevKey: (credential: string) => boolean
}

/** Who may call an interface. */
export function createCallers({ keys, devKey, isDevKey }: CallerSources, interfaceId: string): Callers {
  const toCallerHere = (key: StoredKey | undefined) =>
    key && opensInterface(key.scopes, {}, interfaceId) ? toCaller(key) : undefined
  return {
    async byKey(key) {
      return isDevKey(key) ? developer : toCallerHere(await keys.verify(key))
    },
    async byId(id) {
      if (id === developer.id) return devKey === undefined ? undefined : developer
      return toCallerHere(await keys.find(id))
    },
  }
}
