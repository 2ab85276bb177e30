import { floors } from './layout.ts'
import type { Import } from './read-imports.ts'

/** Rooms by their path, the highest first. */
export const rooms: readonly string[] = Object.entries(floors).flatMap(([floor, layout]) =>
  Object.keys(layout).map((name) => `${floor}/${name.replace(/(\/|\.ts)$/, '')}`),
)

/** The room that a file lies in; undefined outside of the kernel and the libraries. */
export function roomOf(path: string): string | undefined {
  return rooms.find((room) => path === `${room}.ts` || path.startsWith(`${room}/`))
}

/** Imports of a room by one that stands below it. */
export function findClimbing(imports: readonly Import[]): readonly Import[] {
  const heightOf = (path: string) => {
    const room = roomOf(path)
    return room === undefined ? undefined : -rooms.indexOf(room)
  }
  return imports.filter(({ from, to }) => {
    const [source, target] = [heightOf(from), heightOf(to)]
    return source !== undefined && target !== undefined && target > source
  })
}
