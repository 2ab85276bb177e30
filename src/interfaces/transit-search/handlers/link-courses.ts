import type { Handler } from '../../../kernel/wire/interface.ts'
import type { transitSearch } from '../contract.ts'
import type { TransitSearch } from '../port.ts'
import type { Settings } from '../settings.ts'
import { toVersions } from '../wire/answer/versions.ts'
import { writeAnswer } from '../wire/answer/write-answer.ts'
import { refuseUnservedParameters, type UnservedParameters } from '../wire/request/refuse-unserved.ts'

type Operations = (typeof transitSearch)['operations']

const unserved: UnservedParameters = {
  redirect: { harmless: ['false'], because: 'the address is in the answer' },
}

/** What the console's page "Journeys" reads of its address. */
const kept = ['from', 'via', 'to', 'date', 'time', 'searchType'] as const

/** The address of the console's page with the question filled in. */
export const linkCourses: Handler<Operations['linkCourses'], TransitSearch, Settings> = async (input, { engine }) => {
  refuseUnservedParameters(input.url, unserved)
  const page = new URL('/#/transit-search/journeys', input.url)
  // The interface has a host of its own besides, where there is no console.
  page.hostname = page.hostname.replace(/^transit\./, '')
  for (const name of kept) if (input.query[name]) page.searchParams.set(name, input.query[name])
  return writeAnswer({ ResultSet: { ...toVersions(await engine.listFeeds()), ResourceURI: page.href } }, input)
}
