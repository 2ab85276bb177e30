import { OperatorError } from '../../../../../libraries/errors/operator-error.ts'
import type { FeedBytes, TableName } from '../feed-bytes.ts'
import { type FeedHints, judgeEncoding } from './judge-encoding.ts'
import { readHints } from './read-hints.ts'
import { sampleTable, type TableSample } from './sample-table.ts'

/** How the files of a feed are written. */
export interface FeedEncodings {
  /** What people call it: that of the files that are not ASCII. */
  readonly name: string
  of(file: TableName): string
}

/** Only ids, times and positions, in the encoding of the others; too large to be read twice. */
const notSampled: ReadonlySet<TableName> = new Set(['stop_times.txt', 'shapes.txt'])

/**
 * UTF-8 where a file is valid as such, as the standard has it; UTF-16 by its marks; else one older encoding for all files that are neither, by the
 * characters that it would make of them. Throws an `OperatorError` where that is not clear: a wrong guess would look like names.
 */
export async function findEncodings(files: FeedBytes): Promise<FeedEncodings> {
  const samples = new Map<TableName, TableSample>()
  for (const file of files.sizes.keys())
    if (!notSampled.has(file)) samples.set(file, await sampleTable(files.read(file)))
  const older = [...samples].filter(([, { marked, isUtf8 }]) => marked === undefined && !isUtf8)
  const oldEncoding = older.length === 0 ? undefined : judge(older, await readHints(files), files)
  const marked = [...samples.values()].find((sample) => sample.marked?.startsWith('utf-16'))?.marked
  const usual = oldEncoding ?? marked ?? 'utf-8'
  return {
    name: usual,
    of: (file) => {
      const sample = samples.get(file)
      if (!sample) return usual
      return sample.marked ?? (sample.isUtf8 ? 'utf-8' : usual)
    },
  }
}

function judge(
  older: readonly (readonly [file: string, sample: TableSample])[],
  hints: FeedHints,
  { shown }: FeedBytes,
): string {
  const bytes = Buffer.concat(older.map(([, { lines }]) => lines))
  const found = judgeEncoding(bytes, hints)
  if (found !== undefined) return found
  const places = older.map(([file, { firstLine }]) => `${file} line ${firstLine}`)
  throw new OperatorError(
    `${shown} is not written in UTF-8 (${places.slice(0, 3).join(', ')}), and its encoding is not certain; name it, such as --encoding shift_jis, euc-jp, windows-1252 or windows-1250.`,
  )
}
