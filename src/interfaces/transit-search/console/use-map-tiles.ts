import { useEffect, useState } from 'preact/hooks'
import type { TransitClient } from './transit-client.ts'

/** Where tiles come from and whose they are. */
export interface MapTiles {
  readonly address: string
  readonly credit: string
}

/** Undefined until it is known, and where the operator has set no address. */
export function useMapTiles(client: TransitClient): MapTiles | undefined {
  const [tiles, setTiles] = useState<MapTiles>()
  useEffect(() => {
    const controller = new AbortController()
    client.readMapTiles({}, { signal: controller.signal }).then(
      (result) => {
        if (controller.signal.aborted || !result.ok || result.body.address === undefined) return
        setTiles({ address: result.body.address, credit: result.body.credit })
      },
      // The map is then drawn without them.
      () => {},
    )
    return () => controller.abort()
  }, [client])
  return tiles
}
