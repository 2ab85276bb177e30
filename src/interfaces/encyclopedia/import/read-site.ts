import type { Site } from '../../../dialects/mediawiki/site.ts'
import { isPrivateCode } from '../../../dialects/mediawiki/languages.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { findDumpLanguage, isWrittenIn } from './check-language.ts'
import { DumpError } from './batches.ts'
import { parseHead, toSite } from './xml/parse-site.ts'
import type { DumpHead } from './xml/dump-head.ts'

const firstPage = Buffer.from('<page')

/**
 * The site of a dump by its first pages and what comes before them. Throws when the dump is of another language than the
 * one asked for.
 */
export function readSite(xml: Buffer, language: string, path: string): Site {
  const headEnd = xml.indexOf(firstPage)
  const head = parseHead(xml.toString('utf8', 0, headEnd))
  if (!head) throw new DumpError('is no XML export of MediaWiki: it has no <mediawiki>')
  if (isPrivateCode(language)) return toSite(head, language)
  const own = findDumpLanguage(head)
  if (own === undefined || own === language) return toSite(head, language)
  if (!isWrittenIn(xml.toString('utf8', headEnd), language, own))
    throw new OperatorError(
      `${path} is a dump of the edition "${own}" (${head.databaseName ?? head.base ?? 'by its xml:lang'}), ` +
        `not of "${language}"; import it with --lang ${own}, or a wiki of your own with --lang x- and a name.`,
    )
  return toSite(moveHead(head, own, language), language)
}

/** An excerpt under another wiki's head: the addresses and names by the same pattern. */
function moveHead(head: DumpHead, from: string, to: string): DumpHead {
  const { base, databaseName, ...rest } = head
  return {
    ...rest,
    language: to,
    base: base?.replace(`//${from}.`, `//${to}.`),
    databaseName: databaseName?.replace(new RegExp(`^${from.replaceAll('-', '_')}(?=wiki)`), to.replaceAll('-', '_')),
  }
}
