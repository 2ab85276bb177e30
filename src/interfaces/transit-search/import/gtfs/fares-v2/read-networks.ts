import type { FeedLine } from '../feed.ts'
import type { FeedFiles } from '../feed-files.ts'
import type { ImportProblems } from '../import-problems.ts'
import { readTable } from '../read-table.ts'

/** The network of each route by its id, by routes.txt or route_networks.txt; empty for none. */
export async function readNetworks(
  files: FeedFiles,
  lines: readonly FeedLine[],
  problems: ImportProblems,
): Promise<ReadonlyMap<string, string>> {
  const networks = new Map(lines.map(({ id, network }) => [id, network]))
  await readTable({ files, file: 'route_networks.txt', problems, required: ['network_id', 'route_id'] }, (row) => {
    if (networks.has(row.require('route_id'))) networks.set(row.read('route_id'), row.require('network_id'))
  })
  return networks
}
