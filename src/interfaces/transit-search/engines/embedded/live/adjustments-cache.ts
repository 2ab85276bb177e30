import { Adjustments, type AdjustmentTable } from '../../../domain/adjustments.ts'

/** Adjustments of a shared table, indexed once for all questions until others come. */
export class AdjustmentsCache {
  #current: Adjustments | undefined

  read(table: AdjustmentTable | undefined): Adjustments | undefined {
    if (table && this.#current?.version !== table.version) this.#current = new Adjustments(table)
    return table && this.#current
  }
}
