import { createJsonReader } from '../../../../../libraries/json/create-json-reader.ts'
import type { FeedStop } from '../feed.ts'
import type { FeedFiles } from '../feed-files.ts'
import type { ImportProblems } from '../import-problems.ts'
import { FieldError, readTable } from '../read-table.ts'
import { Type } from 'typebox'

/**
 * stop_areas.txt as zones: one for all stops that are in the same areas, named by them; by the id of the stop. An area that has a station has
 * its stops.
 */
export async function readAreas(
  files: FeedFiles,
  stops: readonly FeedStop[],
  problems: ImportProblems,
): Promise<ReadonlyMap<string, string>> {
  const areas = new Map(stops.map(({ id }) => [id, new Set<string>()]))
  const byParent = Map.groupBy(stops, ({ parent }) => parent)
  await readTable({ files, file: 'stop_areas.txt', problems, required: ['area_id', 'stop_id'] }, (row) => {
    const [area, stop] = [row.require('area_id'), row.require('stop_id')]
    if (!areas.has(stop)) throw new FieldError('stop_id', `there is no stop "${stop}"`)
    for (const id of [stop, ...(byParent.get(stop) ?? []).map((child) => child.id)]) areas.get(id)?.add(area)
  })
  return new Map([...areas].map(([stop, ofStop]) => [stop, nameZone(ofStop)]))
}

/** Never empty: a stop in no area is in a zone, too, which rules about all other areas are about. */
function nameZone(areas: ReadonlySet<string>): string {
  return JSON.stringify([...areas].toSorted())
}

export const listAreas: (zone: string) => readonly string[] = createJsonReader(Type.Array(Type.String()))
