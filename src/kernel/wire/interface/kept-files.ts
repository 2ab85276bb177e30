/** Files of a data folder, other than the database, that cannot be fetched again; declared by the part that writes them. */
export interface KeptFiles {
  /** Files and folders below the data folder. What is not there is left out. */
  readonly paths: readonly string[]
  /** Of those, what need not be kept. */
  readonly passing?: readonly string[]
  /** Of those, what opens something: it goes along only where the operator says so. */
  readonly secrets?: readonly string[]
  /** Tables of the database whose rows are such secrets. */
  readonly secretTables?: readonly string[]
  /** Keeps them as they are until it is disposed of. Throws an `OperatorError` when somebody is changing them. */
  lock?(dataFolder: string): Promise<AsyncDisposable>
}

/** The kernel's own: the operator's list of models, and the settings, in which credentials of other services stand. */
export const kernelFiles: KeptFiles = {
  paths: ['models.json', 'mainstay.env'],
  secrets: ['mainstay.env'],
}
