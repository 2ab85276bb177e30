/** What the original says of answers that no cache may keep: those to writes, and failures. */
export const notCached = { 'cache-control': 'no-cache', pragma: 'no-cache', expires: '-1' } as const
