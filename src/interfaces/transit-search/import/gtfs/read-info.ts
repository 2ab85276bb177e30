import { OperatorError } from '../../../../libraries/errors/operator-error.ts'
import { isSameTime } from '../../domain/is-same-time.ts'
import { isTimeZone } from '../../domain/is-time-zone.ts'
import type { FeedInfo } from './feed.ts'
import type { FeedFiles } from './feed-files.ts'
import type { ImportProblems } from './import-problems.ts'
import { readTable } from './read-table.ts'

/** Names of agency.txt by id, and their time zone, which must be one, or several whose clocks go alike. */
export async function readAgencies(files: FeedFiles, problems: ImportProblems) {
  const operators = new Map<string, string>()
  const timeZones = new Set<string>()
  const required = ['agency_name', 'agency_timezone']
  await readTable({ files, file: 'agency.txt', problems, required }, (row) => {
    operators.set(row.read('agency_id'), row.require('agency_name'))
    timeZones.add(row.require('agency_timezone'))
  })
  const [timeZone = '', ...others] = timeZones
  if (!isTimeZone(timeZone))
    throw new OperatorError(`${files.shown}: agency.txt names no time zone such as Asia/Tokyo but "${timeZone}".`)
  const other = others.find((each) => !isTimeZone(each) || !isSameTime(timeZone, each))
  if (other !== undefined)
    throw new OperatorError(`${files.shown}: agency.txt has the time zones ${timeZone} and ${other}; a feed has one.`)
  return { operators, timeZone }
}

/** feed_info.txt. */
export async function readInfo(
  files: FeedFiles,
  problems: ImportProblems,
): Promise<Pick<FeedInfo, 'publisher' | 'version' | 'license'>> {
  let publisher = ''
  let version = ''
  let license = ''
  await readTable({ files, file: 'feed_info.txt', problems, required: [] }, (row) => {
    publisher = row.read('feed_publisher_name')
    version = row.read('feed_version') || row.read('feed_start_date')
    license = row.read('feed_license')
  })
  return { publisher, version, license }
}
