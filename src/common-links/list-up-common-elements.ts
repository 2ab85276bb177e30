import { findCommonLinks } from './find-common-links.ts'
import type { CommonLinksOptions } from './options.ts'

/**
 * Lists the titles of link targets that appear in both articles; undefined when there is no result. `findCommonLinks`
 * also says why.
 *
 * @example
 * const titles = await listUpCommonElements('ベルリン', 'ウィーン', 'jp')
 */
export async function listUpCommonElements(
  word1: string,
  word2: string,
  languageCode: string,
  options?: CommonLinksOptions,
): Promise<string[] | undefined> {
  const result = await findCommonLinks(word1, word2, languageCode, options)
  return result.ok ? [...result.titles] : undefined
}
