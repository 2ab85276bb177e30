import { languageCodes } from '../dialects/mediawiki/languages.ts'

/**
 * The codes of the editions that can be asked, in the specification's order and spelling: `jp` is Japanese. Those from
 * `ms` on, `sh` and `bg` may give no result, depending on the server of that edition.
 */
export function supportedLanguageCodes(): string[] {
  return [...languageCodes]
}
