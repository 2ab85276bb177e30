import type { Edit } from '../channel/edit.ts'

/** Whether two edits touch, or are one letter apart. */
export function areNear(one: Edit, other: Edit): boolean {
  return one.begin <= other.end + 1 && other.begin <= one.end + 1
}
