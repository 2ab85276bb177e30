/** A text and how it was translated before, or how people want it translated. */
export interface MemoryUnit {
  readonly source: string
  readonly target: string
  readonly format: 'text' | 'html'
  readonly text: string
  /** Which engines made it, with which options; the work of other engines is not used in its place. Empty for what people wrote, which is found whoever is asked. */
  readonly madeBy: string
}

export interface TranslatedUnit extends MemoryUnit {
  readonly translation: string
}

export interface TranslationMemory {
  /** All that is known of each unit, in their order. What people wrote comes before what engines made. `owner` is the id of a key. */
  lookUp(owner: string, units: readonly MemoryUnit[]): Promise<readonly (readonly string[])[]>
  remember(owner: string, units: readonly TranslatedUnit[]): Promise<void>
}
