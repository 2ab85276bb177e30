/** A query as the wire carries it: a field that repeats is an array. */
export type WireQuery = Readonly<Record<string, string | readonly string[] | undefined>>
