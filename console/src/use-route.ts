import { useEffect, useMemo, useState } from 'preact/hooks'
import { parseRoute, type Route } from './route.ts'

export function useRoute(): Route {
  const [hash, setHash] = useState(location.hash)
  useEffect(() => {
    const update = () => setHash(location.hash)
    addEventListener('hashchange', update)
    return () => removeEventListener('hashchange', update)
  }, [])
  return useMemo(() => parseRoute(hash), [hash])
}
