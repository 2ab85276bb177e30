/** The work ended its process: by a fault of native code, or by taking more memory than it may. */
export class WorkerDiedError extends Error {
  override readonly name = 'WorkerDiedError'
  /** Whether it took too much memory. */
  readonly isOutgrown: boolean

  constructor(how: string, isOutgrown: boolean) {
    super(isOutgrown ? 'The work took more memory than it may.' : `The process that did the work ended: ${how}.`)
    this.isOutgrown = isOutgrown
  }
}
