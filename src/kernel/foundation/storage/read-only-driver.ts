/** The message in the log for code that asks for more than a long read. */
export const onlyReads = 'Long reads are single queries: transactions and streams belong to tables().'

/** A driver for single reads: what begins or ends a transaction fails. */
export class ReadOnlyDriver {
  async init(): Promise<void> {}

  async beginTransaction(): Promise<void> {
    throw new Error(onlyReads)
  }

  async commitTransaction(): Promise<void> {
    throw new Error(onlyReads)
  }

  async rollbackTransaction(): Promise<void> {
    throw new Error(onlyReads)
  }
}
