import { useSay } from '../../../../console/src/words/say.ts'
import type { Load, PlacedBox } from './load.ts'

/** Says which box it is, how large, and where it lies. */
export function useDescribeBox({ kinds, hold }: Load): (box: PlacedBox) => string {
  const say = useSay()
  return ({ kind, sizes, from }) => {
    const { name = '', weight = 0 } = kinds[kind] ?? {}
    const [along = 0, across = 0, up = 0] = from.map((each) => Math.round(each * 10) / 10)
    return hold.isFlat
      ? say('{name}: {sizes} cm, {along} and {across} from the corner', {
          name,
          sizes: sizes.slice(0, 2).join(' × '),
          along,
          across,
        })
      : say(
          '{name}: {sizes} cm, {weight} kg; {along} from the end wall, {across} from the side, {up} above the floor',
          {
            name,
            sizes: sizes.join(' × '),
            weight,
            along,
            across,
            up,
          },
        )
  }
}
