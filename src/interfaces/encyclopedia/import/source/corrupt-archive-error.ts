/** An archive that cannot be read on; the message is a clause that a file name goes before. */
export class CorruptArchiveError extends Error {
  override readonly name = 'CorruptArchiveError'
  /** Bytes of the file before the fault. */
  readonly offset: number

  constructor(fault: string, offset: number, options?: ErrorOptions) {
    super(fault, options)
    this.offset = offset
  }
}
