import type { FeedPathway } from './feed.ts'
import type { FeedFiles } from './feed-files.ts'
import type { ImportProblems } from './import-problems.ts'
import { readInteger } from './read-fields.ts'
import { FieldError, readTable, type TableRow } from './read-table.ts'

const modes = { stairs: 2, escalator: 4, last: 7 }

/** Seconds for one step of a stair. */
const stepSeconds = 0.6

/** Narrower than 32 inches, or steeper than one in twelve, is no way for a wheelchair (ADA Standards 404 and 405). */
const limits = { width: 0.815, slope: 0.083 }

/** pathways.txt. */
export async function readPathways(files: FeedFiles, problems: ImportProblems): Promise<FeedPathway[]> {
  const pathways: FeedPathway[] = []
  const required = ['from_stop_id', 'to_stop_id', 'pathway_mode', 'is_bidirectional']
  await readTable({ files, file: 'pathways.txt', problems, required, isDispensable: true }, (row) => {
    pathways.push(readPathway(row))
  })
  return pathways
}

function readPathway(row: TableRow): FeedPathway {
  const mode = readInteger(row, 'pathway_mode', 0)
  if (mode < 1 || mode > modes.last) throw new FieldError('pathway_mode', `"${mode}" is no kind of GTFS`)
  const steps = Math.abs(readNumber(row, 'stair_count') ?? 0)
  const [width, slope] = [readNumber(row, 'min_width'), readNumber(row, 'max_slope')]
  const isFit = (width ?? limits.width) >= limits.width && Math.abs(slope ?? 0) <= limits.slope
  return {
    from: row.require('from_stop_id'),
    to: row.require('to_stop_id'),
    isBothWays: row.read('is_bidirectional') === '1',
    isStepFree: mode !== modes.stairs && mode !== modes.escalator && isFit,
    seconds: readNumber(row, 'traversal_time') ?? (steps > 0 ? steps * stepSeconds : undefined),
    metres: readNumber(row, 'length'),
  }
}

/** Undefined where it is not said. */
function readNumber(row: TableRow, column: string): number | undefined {
  const text = row.read(column)
  if (text === '') return undefined
  const value = Number(text)
  if (!Number.isFinite(value) || Math.abs(value) > 1e6) throw new FieldError(column, `"${text}" is no number`)
  return column === 'max_slope' || column === 'stair_count' ? value : Math.max(0, value)
}
