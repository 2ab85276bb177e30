import { readFile, stat } from 'node:fs/promises'
import { toOperatorError } from '../../../kernel/assembly/content/open-source.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'

export interface TextLimit {
  readonly mebibytes: number
  /** What to do about a larger file, as a clause. */
  readonly otherwise: string
}

/** A file in UTF-8 as one text. Throws an `OperatorError` when it cannot be read or is larger than the limit. */
export async function readTextFile(path: string, { mebibytes, otherwise }: TextLimit): Promise<string> {
  const fail = (cause: unknown): never => {
    throw toOperatorError(path, cause)
  }
  const { size } = await stat(path).catch(fail)
  if (size > mebibytes * 1024 * 1024) throw new OperatorError(`${path} is larger than ${mebibytes} MiB; ${otherwise}.`)
  return readFile(path, 'utf8').catch(fail)
}
