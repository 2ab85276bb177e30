export interface ChosenCategory {
  /** Empty where the folders of a list decide. */
  readonly name: string
  /** The number of a new one, as it is typed. */
  readonly segment: string
  readonly isNew: boolean
}

/** The choice as the wire has it. */
export function toWireChoice({ name, segment, isNew }: ChosenCategory): { category?: string; segment?: number } {
  return { ...(name === '' ? {} : { category: name }), ...(isNew ? { segment: Number(segment) } : {}) }
}
