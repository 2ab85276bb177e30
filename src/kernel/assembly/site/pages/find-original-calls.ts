import { guidesOf, readmeOf, type SiteParts } from '../site-parts.ts'

/** A call by the original's own client, as a page of Markdown has it, where tests run it. */
export interface OriginalCall {
  /** What the client is called: `openai`. */
  readonly client: string
  /** The operation's name in the contract. */
  readonly operation: string
  readonly language: string
  readonly code: string
}

/** Those that a slice's README and the pages of its tasks have. */
export function originalCallsOf(parts: SiteParts, interfaceId: string): readonly OriginalCall[] {
  const readme = readmeOf(parts, interfaceId)
  const pages = readme ? [readme, ...guidesOf(parts, readme)] : []
  return pages.flatMap(({ markdown }) => findOriginalCalls(markdown))
}

/** Blocks below a comment `<!-- client: openai, createChatCompletion -->`; others may stand between the two. */
function findOriginalCalls(markdown: string): readonly OriginalCall[] {
  const pattern = /^<!-- client: (.+), (\w+) -->\n(?:\n|<!--[^\n]*-->\n)*```(\w+)\n(.*?)^```$/gms
  return [...markdown.matchAll(pattern)].map(([, client = '', operation = '', language = '', code = '']) => ({
    client,
    operation,
    language,
    code,
  }))
}
