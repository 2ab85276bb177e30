/** A place between two pages of a dump, from which an import goes on. */
export interface Position {
  /** Bytes of XML (in UTF-8) before it. */
  readonly offset: number
  /** Where the file can be entered, at or before it; undefined where it must be read from its start. */
  readonly entry: Entry | undefined
}

/** A bzip2 block, or any byte of a file that is not packed. */
export interface Entry {
  /** Bits of the file before it. */
  readonly bit: number
  /** Bytes of XML before it. */
  readonly offset: number
  /** Hundred thousands of bytes in a block, from the stream's header; 0 for what is not packed. */
  readonly level: number
}

export const beginning: Position = { offset: 0, entry: undefined }
