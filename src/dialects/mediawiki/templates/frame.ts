/** Where a text is expanded: in a page of its own, or in a template with arguments. */
export interface Frame {
  /** What a parameter stands for; undefined where the caller did not give it. */
  argument(name: string): string | undefined
  /** Titles of the pages that are being expanded, the innermost last. */
  readonly open: readonly string[]
  /** Whether something in it could not be run. */
  cannotRun: boolean
}

/** A page may take itself in once. */
export function openPage(): Frame {
  return { argument: () => undefined, open: [], cannotRun: false }
}

/** Arguments are expanded when they are asked for, and once. */
export function openTemplate(outer: Frame, title: string, values: ReadonlyMap<string, () => string>): Frame {
  const known = new Map<string, string | undefined>()
  return {
    argument(name) {
      if (!known.has(name)) known.set(name, values.get(name)?.())
      return known.get(name)
    },
    open: [...outer.open, title],
    cannotRun: false,
  }
}
