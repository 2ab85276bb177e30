import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { memoizeRecent } from '../../../libraries/memoize/memoize-recent.ts'
import { memoizeLoad } from '../../../libraries/memoize/memoize-load.ts'
import type { YieldToEventLoop } from '../../../kernel/foundation/workers/yield-to-event-loop.ts'
import { detectLanguage } from '../domain/detect/detect-language.ts'
import { type LanguageTable, readLanguageTable } from '../domain/detect/language-table.ts'
import { isSameLanguage } from '../domain/language-tag.ts'
import type { DetectedLanguage } from '../domain/translator.ts'
import { tablePath } from './table-path.ts'

/** The likeliest language of a text; where there is little evidence, one among `likely` is taken before others. */
export type DetectLanguage = (
  text: string,
  likely?: readonly string[],
  options?: { readonly signal?: AbortSignal },
) => Promise<DetectedLanguage>

/** What is likely is what can be translated: it seldom changes. */
const maxRemembered = 100

const unpack = promisify(brotliDecompress)

/** The table is read when the first text comes. A text takes a fraction of a millisecond, and between texts others have their turn. */
export function openDetector(yieldToEventLoop: YieldToEventLoop): DetectLanguage {
  const load = memoizeLoad(async () => {
    const table = await readLanguageTable(await unpack(await readFile(tablePath)), () => yieldToEventLoop())
    return { table, findLikely: memoizeRecent(maxRemembered, (tags: string) => findTags(tags.split(' '), table)) }
  })
  return async (text, likely = [], { signal } = {}) => {
    const { table, findLikely } = await load()
    await yieldToEventLoop(signal)
    return detectLanguage(text, findLikely(likely.join(' ')), table)
  }
}

/** The table's own names of languages. */
function findTags(likely: readonly string[], { languages }: LanguageTable): ReadonlySet<string> {
  const named = likely.filter((tag) => tag !== '')
  return new Set(languages.map(({ tag }) => tag).filter((tag) => named.some((each) => isSameLanguage(each, tag))))
}
