import type { Trial } from '../../subject.ts'
import { askWiki, type WikiAnswer } from './ask-wiki.ts'
import { findDifference } from './find-difference.ts'
import type { Query } from './queries/query.ts'
import { readBody } from './read-body.ts'

/** Sends a query to both wikis; `ours` and `theirs` are addresses such as `https://en.wikipedia.org`. */
export async function compareWikis(query: Query, ours: string, theirs: string): Promise<Trial> {
  const [own, original] = [await askWiki(ours, query), await askWiki(theirs, query)]
  const wikis = [ours, theirs]
  const call = `${query.id} (${query.note})`
  return { call, difference: findDifference(toCompared(own, wikis), toCompared(original, wikis)) }
}

function toCompared({ status, headers, body }: WikiAnswer, wikis: readonly string[]) {
  return { status, ...headers, body: readBody(body, wikis) }
}
