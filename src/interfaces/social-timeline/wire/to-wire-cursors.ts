import type { Cursor } from '../port.ts'

/** Where a page of a list stands: the cursors of the pages around it, 0 where there is none. */
export function toWireCursors(next: Cursor, previous: Cursor) {
  return {
    next_cursor: Number(next),
    next_cursor_str: String(next),
    previous_cursor: Number(previous),
    previous_cursor_str: String(previous),
    total_count: null,
  }
}
