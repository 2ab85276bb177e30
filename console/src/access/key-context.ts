import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { KeyCheck } from './key-holder.ts'

/** The caller's key, which every page of the console shares. */
export interface KnownKey {
  /** Empty while there is none. */
  readonly value: string
  readonly store: (value: string) => void
  /** Whether it is kept in this browser; otherwise it goes with the tab. */
  readonly isRemembered: boolean
  readonly remember: (wanted: boolean) => void
  readonly check: KeyCheck
  /** Has the server asked at once what is otherwise asked when the typing pauses. */
  readonly checkNow: () => void
}

export const KeyContext = createContext<KnownKey>({
  value: '',
  store: () => {},
  isRemembered: false,
  remember: () => {},
  check: { state: 'none' },
  checkNow: () => {},
})

export function useKey(): KnownKey {
  return useContext(KeyContext)
}
