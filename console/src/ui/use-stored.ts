import { useState } from 'preact/hooks'

/** A text kept in the browser's storage under a name; a browser that refuses storage keeps it as long as the page. */
export function useStored(storage: () => Storage, name: string): [value: string, store: (value: string) => void] {
  const [value, setValue] = useState(() => readStored(storage, name))
  const store = (next: string) => {
    setValue(next)
    attempt(() => (next === '' ? storage().removeItem(name) : storage().setItem(name, next)))
  }
  return [value, store]
}

export function readStored(storage: () => Storage, name: string): string {
  return attempt(() => storage().getItem(name)) ?? ''
}

/** Reading `localStorage` itself throws where storage is forbidden. */
function attempt<T>(access: () => T): T | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}
