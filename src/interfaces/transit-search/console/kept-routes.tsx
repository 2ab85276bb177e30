import { useSay } from '../../../../console/src/words/say.ts'
import { type KeptRoute, nameRoute } from './use-kept-routes.ts'

interface Props {
  readonly routes: readonly KeptRoute[]
  readonly onChoose: (route: KeptRoute) => void
  readonly onForget: (route: KeptRoute) => void
}

/** Routes that were kept, each searched at a click; nothing where there are none. */
export function KeptRoutes({ routes, onChoose, onForget }: Props) {
  const say = useSay()
  if (routes.length === 0) return null
  return (
    <ul class="kept-routes" aria-label={say('Kept routes')}>
      {routes.map((route) => (
        <li key={nameRoute(route)}>
          <button type="button" onClick={() => onChoose(route)}>
            {nameRoute(route)}
          </button>
          <button
            type="button"
            aria-label={say('Forget {name}', { name: nameRoute(route) })}
            onClick={() => onForget(route)}
          >
            ×
          </button>
        </li>
      ))}
    </ul>
  )
}
