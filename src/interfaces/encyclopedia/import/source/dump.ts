import type { Entry } from './position.ts'

/** XML in UTF-8, as it comes out of a file. */
export interface Dump {
  readonly chunks: AsyncIterable<Buffer>
  /** Bytes of XML before the first chunk. */
  readonly offset: number
  /** The last place at or before `offset` where the file can be entered again. */
  findEntry(offset: number): Entry | undefined
}
