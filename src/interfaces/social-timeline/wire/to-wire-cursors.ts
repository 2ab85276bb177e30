/** Where a page of a list stands: the cursors of the pages around it, 0 where there is none. */
export function toWireCursors(next: number, previous: number) {
  return {
    next_cursor: next,
    next_cursor_str: String(next),
    previous_cursor: previous,
    previous_cursor_str: String(previous),
    total_count: null,
  }
}
