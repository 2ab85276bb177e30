const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' })

/** A time of the reader's own zone, as `2026-03-01 09:30`. */
export function Moment({ at, absent }: { readonly at: number | null; readonly absent: string }) {
  if (at === null) return <>{absent}</>
  return <time dateTime={new Date(at).toISOString()}>{format.format(at)}</time>
}
