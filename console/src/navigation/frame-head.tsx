import { useEffect, useRef, useState } from 'preact/hooks'
import type { Catalogue } from '../catalogue.ts'
import type { Route } from '../route.ts'
import type { Status } from '../server/status.ts'
import { useMedia } from '../ui/use-media.ts'
import { useSay } from '../words/say.ts'
import { Brand } from './brand.tsx'
import { Drawer } from './drawer.tsx'
import { FrameFoot } from './frame-foot.tsx'
import { InterfaceList } from './interface-list.tsx'
import { useSearchShortcut } from './use-search-shortcut.ts'

interface Props {
  readonly catalogue: Catalogue
  readonly route: Route
  readonly status: Status | undefined
}

/** Beside every page: the list of interfaces; on a narrow page it waits in a drawer. */
export function FrameHead({ catalogue, route, status }: Props) {
  const say = useSay()
  const isNarrow = useMedia('(max-width: 54rem)')
  const [drawerOpen, setDrawerOpen] = useState(false)
  const search = useRef<HTMLInputElement>(null)
  useEffect(() => setDrawerOpen(false), [route])
  useSearchShortcut(() => {
    setDrawerOpen(isNarrow)
    // The drawer shows after the next drawing.
    requestAnimationFrame(() => search.current?.focus())
  })
  const list = (
    <>
      <InterfaceList catalogue={catalogue} route={route} status={status} search={search} />
      <FrameFoot version={status?.version} />
    </>
  )
  return (
    <header class="frame-head">
      <Brand />
      {!isNarrow && list}
      {isNarrow && (
        <>
          <button type="button" class="menu-button" aria-haspopup="dialog" onClick={() => setDrawerOpen(true)}>
            {say('Interfaces')}
          </button>
          <Drawer open={drawerOpen} onClose={() => setDrawerOpen(false)}>
            {list}
          </Drawer>
        </>
      )}
    </header>
  )
}
