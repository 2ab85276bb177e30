/** What one input did that no input may do. */
export interface Breach {
  readonly input: string
  readonly by: string
  /** Method and path of the operation that did it alone; of all of them where it took several. */
  readonly operation: string
  readonly fault: string
  readonly bytes: number
  readonly pauseMs: number
  readonly file: string
}

/** Of each input and operation the smallest, the longest pause first. */
export function summarizeBreaches(breaches: readonly Breach[]): Breach[] {
  const smallest = new Map<string, Breach>()
  for (const breach of breaches) {
    const name = `${breach.input} ${breach.operation} ${breach.fault.replaceAll(/\d/g, '')}`
    const known = smallest.get(name)
    if (!known || breach.bytes < known.bytes) smallest.set(name, breach)
  }
  return [...smallest.values()].toSorted((one, other) => other.pauseMs - one.pauseMs)
}
