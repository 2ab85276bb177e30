import { useEffect, useState } from 'preact/hooks'
import { listOf, type TransitClient } from './transit-client.ts'

/** Milliseconds after the last letter. */
const pause = 150

/** Names of stations that begin with what was typed, for an input to offer. */
export function useStationNames(client: TransitClient, typed: string): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([])
  useEffect(() => {
    if (typed.trim() === '') return setNames([])
    const controller = new AbortController()
    const offer = async () => {
      const found = await findNames(client, typed.trim(), controller.signal)
      if (!controller.signal.aborted) setNames(found)
    }
    const timer = setTimeout(() => void offer(), pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [client, typed])
  return names
}

async function findNames(client: TransitClient, name: string, signal: AbortSignal): Promise<readonly string[]> {
  try {
    const result = await client.findStationsLight({ query: { name } }, { signal })
    return result.ok ? [...new Set(listOf(result.body.ResultSet.Point).map(({ Station }) => Station.Name))] : []
  } catch (thrown) {
    if (signal.aborted) return []
    throw thrown
  }
}
