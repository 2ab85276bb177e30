import type { FoundPost, FoundPosts, Id, PostRange, Condition } from '../../port.ts'
import { toIdText } from '../../storage/id-text.ts'
import { chooseCandidates } from './search/choose-candidates.ts'
import { type Scan, scanPosts, type SearchTools } from './search/scan-posts.ts'

/** Newest first, the posts that meet all conditions of any one of the lists. */
export async function searchPosts(
  tools: SearchTools,
  alternatives: readonly (readonly Condition[])[],
  range: PostRange,
): Promise<FoundPosts> {
  const scans: Scan[] = []
  for (const conditions of alternatives)
    for (const candidates of await chooseCandidates(tools.database, conditions))
      scans.push(await scanPosts(tools, candidates, conditions, range))
  return toPage(scans, range.count)
}

/** Below the id where one scan stopped, another may have found more than that one: the page ends there. */
function toPage(scans: readonly Scan[], count: number): FoundPosts {
  const found = new Map<string, FoundPost>()
  for (const scan of scans) for (const each of scan.found) found.set(toIdText(each.post.id), each)
  const border = scans.reduce((highest, { border: id }) => (id !== undefined && id > highest ? id : highest), '')
  const sure = [...found.keys()]
    .filter((id) => id >= border)
    .toSorted()
    .toReversed()
  const page = sure.slice(0, count)
  const last = sure.length > count ? page.at(-1) : border || undefined
  return { posts: page.flatMap((id) => found.get(id) ?? []), next: last && before(last) }
}

function before(id: string): Id {
  return String(BigInt(id) - 1n)
}
