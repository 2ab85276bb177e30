import type { Place, Subject, Trial } from '../subject.ts'
import { describeDebianVersion } from '../unpack-debian-packages.ts'
import { compareWikis } from './mediawiki/compare-wikis.ts'
import { queries } from './mediawiki/queries/queries.ts'
import { settings, withBothWikis } from './mediawiki/with-both-wikis.ts'

/** The original of the encyclopedia's wire, with the same pages: every query goes to both. */
const subject: Subject = {
  spec: 'E',
  packages: [],
  describeVersions: () => [describeDebianVersion('mediawiki')],
  settings,
  original: "Debian's own MediaWiki with the same pages",
  run,
}

export default subject

function run(place: Place): Promise<readonly Trial[]> {
  return withBothWikis(place, async (ours, theirs) => {
    const trials: Trial[] = []
    for (const query of queries) trials.push(await compareWikis(query, ours, theirs))
    return trials
  })
}
