import { OperatorError } from '../../../../libraries/errors/operator-error.ts'
import type { ReportedWork } from '../follow-progress.ts'
import { decodeTable } from './encoding/decode-table.ts'
import { type FeedEncodings, findEncodings } from './encoding/find-encodings.ts'
import type { FeedPlace, TableName } from './feed-bytes.ts'
import { type ImportLimits, RowCounter } from './import-limits.ts'
import { openFeedBytes } from './open-feed-bytes.ts'

/** The files of one GTFS feed. */
export interface FeedFiles extends AsyncDisposable {
  /** Of the archive or folder, without `.zip`: it names the feed. */
  readonly name: string
  /** What people call it, in sentences about the whole. */
  readonly shown: string
  /** In which most of its files are written, as the WHATWG calls it. */
  readonly encoding: string
  /** Bounds what is read of all of them. */
  readonly counter: RowCounter
  has(file: TableName): boolean
  /** Bytes once unpacked; 0 where there is no such file. */
  sizeOf(file: TableName): number
  /** Text as it comes in; nothing where there is no such file. */
  read(file: TableName): AsyncIterable<string>
}

/** Opens a zip archive or a folder of .txt files, whatever they are written in. Throws an `OperatorError` for anything else. */
export async function openFeedFiles(place: FeedPlace, limits: ImportLimits, work?: ReportedWork): Promise<FeedFiles> {
  const bytes = await openFeedBytes(place, limits, work)
  try {
    const { name, shown, sizes } = bytes
    const encodings = place.encoding === undefined ? await findEncodings(bytes) : takeEncoding(place.encoding)
    return {
      name,
      shown,
      encoding: encodings.name,
      counter: new RowCounter(shown, limits),
      has: (file) => sizes.has(file),
      sizeOf: (file) => sizes.get(file) ?? 0,
      read: (file) => decodeTable(bytes.read(file), encodings.of(file)),
      [Symbol.asyncDispose]: () => bytes[Symbol.asyncDispose](),
    }
  } catch (thrown) {
    await bytes[Symbol.asyncDispose]()
    throw thrown
  }
}

function takeEncoding(label: string): FeedEncodings {
  const encoding = parseEncoding(label)
  return { name: encoding, of: () => encoding }
}

/** The name of an encoding, whatever people call it (Encoding Standard, WHATWG). Throws an `OperatorError` for what is no encoding. */
export function parseEncoding(label: string): string {
  try {
    return new TextDecoder(label).encoding
  } catch (cause) {
    const known = 'utf-8, utf-16le, shift_jis, euc-jp, windows-1252, windows-1250, gb18030, big5 and euc-kr'
    throw new OperatorError(`"${label}" is no encoding that can be read; some that are: ${known}.`, { cause })
  }
}
