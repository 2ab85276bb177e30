import { isEditionCode, toLanguage } from '../../../dialects/mediawiki/languages.ts'
import type { ImportProgress } from '../../../kernel/wire/interface/content.ts'
import type { Platform } from '../../../kernel/foundation/platform.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { keepHeapSmall } from './keep-heap-small.ts'
import { findProgress } from './progress.ts'
import { RawFile } from './source/raw-file.ts'
import { storeDump } from './store-dump.ts'
import { toOperatorError } from './to-operator-error.ts'
import { openWorkers } from './workers.ts'

/**
 * Takes a dump of one edition in. A kill loses nothing that was reported; the same file goes on from there, and one that
 * was taken in whole adds nothing.
 */
export async function* importWiki(
  path: string,
  options: Readonly<Record<string, string>>,
  { storage, now }: Pick<Platform, 'storage' | 'now'>,
): AsyncGenerator<ImportProgress> {
  const language = readLanguage(options['lang'])
  const raw = await RawFile.open(path)
  keepHeapSmall()
  await using workers = openWorkers()
  try {
    const progress = await findProgress(storage, language, raw, now())
    yield* storeDump({ storage, language, raw, workers }, progress)
  } catch (thrown) {
    throw toOperatorError(thrown, path)
  } finally {
    await raw.close()
  }
}

function readLanguage(code: string | undefined): string {
  if (code === undefined) throw new OperatorError('Say which edition the dump is of, such as --lang ja.')
  const language = toLanguage(code)
  if (isEditionCode(language)) return language
  throw new OperatorError(
    `"${code}" cannot be the code of an edition; --lang takes a language's, such as ja, or for a wiki of your own x- and a name, such as x-mywiki.`,
  )
}
