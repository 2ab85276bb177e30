import type { FeedFiles } from './feed-files.ts'
import type { FeedTrip } from './feed.ts'
import type { ImportProblems } from './import-problems.ts'
import { readCoordinate, readInteger } from './read-fields.ts'
import { readTable } from './read-table.ts'
import type { FeedShape } from './feed-shape.ts'

/** Points of a feed: more are passed over, all of them. */
const maxPoints = 4_000_000

interface Points {
  readonly latitudes: number[]
  readonly longitudes: number[]
  readonly sequence: number[]
}

/** shapes.txt, as far as trips use it. A feed is of use without them: where there are too many, distances are as the crow flies. */
export async function readShapes(
  files: FeedFiles,
  trips: readonly FeedTrip[],
  problems: ImportProblems,
): Promise<ReadonlyMap<string, FeedShape>> {
  const shapes = new Set(trips.map(({ shape }) => shape))
  shapes.delete('')
  const used = new Map([...shapes].map((shape): [string, Points] => [shape, emptyPoints()]))
  let count = 0
  const required = ['shape_id', 'shape_pt_lat', 'shape_pt_lon', 'shape_pt_sequence']
  if (used.size > 0)
    await readTable({ files, file: 'shapes.txt', problems, required, isDispensable: true }, (row) => {
      const points = used.get(row.read('shape_id'))
      if (!points || ++count > maxPoints) return
      const [latitude, longitude] = [readCoordinate(row, 'shape_pt_lat', 90), readCoordinate(row, 'shape_pt_lon', 180)]
      points.sequence.push(readInteger(row, 'shape_pt_sequence', 0))
      points.latitudes.push(latitude)
      points.longitudes.push(longitude)
    })
  if (count <= maxPoints) return new Map([...used].map(([id, points]) => [id, sortPoints(points)]))
  const message = `it has more than ${maxPoints.toLocaleString('en')} points; distances are as the crow flies.`
  problems.note({ file: 'shapes.txt', line: 1, field: 'shape_id', message })
  return new Map()
}

function emptyPoints(): Points {
  return { latitudes: [], longitudes: [], sequence: [] }
}

function sortPoints({ latitudes, longitudes, sequence }: Points): FeedShape {
  const order = [...sequence.keys()].sort((one, other) => (sequence[one] ?? 0) - (sequence[other] ?? 0))
  return {
    latitudes: Float64Array.from(order, (index) => latitudes[index] ?? 0),
    longitudes: Float64Array.from(order, (index) => longitudes[index] ?? 0),
  }
}
