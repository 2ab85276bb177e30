import { useEffect, useRef } from 'preact/hooks'

/** Control or Command with Enter sends, wherever the focus is. */
export function useSendShortcut(send: () => void): void {
  const latest = useRef(send)
  latest.current = send
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      latest.current()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
