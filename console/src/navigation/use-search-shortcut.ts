import { useEffect, useRef } from 'preact/hooks'
import { isTypedInto } from '../ui/platform.ts'

/** A slash leads to the search, unless it is being typed into something. */
export function useSearchShortcut(focusSearch: () => void): void {
  const latest = useRef(focusSearch)
  latest.current = focusSearch
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTypedInto(event.target)) return
      event.preventDefault()
      latest.current()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
