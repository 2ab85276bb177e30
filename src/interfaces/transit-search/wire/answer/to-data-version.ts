import type { ResponseOf } from '../../../../kernel/wire/contract.ts'
import type { transitSearch } from '../../contract.ts'
import type { ImportedFeed } from '../../port.ts'
import { newestImport, toDate, toVersions } from './versions.ts'

type VersionBody = ResponseOf<(typeof transitSearch)['operations']['readDataVersion']>
type Version = VersionBody['ResultSet']['Version'][number]

/** The timetables as a whole, then each feed. */
export function toDataVersion(feeds: readonly ImportedFeed[]): VersionBody {
  const whole: readonly Version[] =
    feeds.length === 0 ? [] : [{ caption: '時刻表', createType: 'Edition', create: toDate(newestImport(feeds)) }]
  return {
    ResultSet: {
      ...toVersions(feeds),
      Version: [...whole, ...feeds.map(toVersion)],
      Copyrights: {
        // Callers ask for the notice of this number, and show none of any other.
        companyId: '2',
        company: 'Mainstay',
        text: feeds.map(toCopyright).join('\n'),
      },
    },
  }
}

function toVersion({ name, version, importedAt, firstDate, lastDate }: ImportedFeed): Version {
  return {
    caption: name,
    createType: 'Date',
    create: toDate(importedAt),
    createComment: version === '' ? 'Now' : `!${version}`,
    rangeFrom: firstDate,
    rangeTo: lastDate,
    rangeCaption: '有効期間',
  }
}

function toCopyright({ name, publisher, license }: ImportedFeed): string {
  return [name, publisher, license].filter((part) => part !== '').join(': ')
}
