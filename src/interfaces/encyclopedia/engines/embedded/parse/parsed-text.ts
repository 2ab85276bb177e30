import { cutSection } from '../../../../../dialects/mediawiki/find-sections.ts'
import { normalizeTitle } from '../../../../../dialects/mediawiki/normalize-title.ts'
import { ActionError } from '../../../domain/action-error.ts'
import type { Call } from '../call.ts'
import type { Redirect } from '../pages/follow-redirects.ts'
import type { ValuesOf } from '../parameters/parameter.ts'
import { cannotMix } from './cannot-mix.ts'
import { findPage } from './find-page.ts'
import type { parseModule } from './parse-module.ts'
import type { Page } from '../../../storage/stored-page.ts'

/** A text with the title that it is read under. */
export interface ParsedText {
  readonly title: string
  /** The page of this title; undefined where there is none. */
  readonly page: Page | undefined
  /** Whether the text is the page's, not one that the caller sent. */
  readonly isStored: boolean
  readonly redirects: readonly Redirect[]
  readonly text: string
}

type Values = ValuesOf<(typeof parseModule)['parameters']>

/** What MediaWiki calls a text without a title. */
const standardTitle = 'API'

/** The text that a call names: that of a page, or its own; of it one section, when one was asked for. */
export async function readParsedText(call: Call, values: Values): Promise<ParsedText> {
  const section = readSection(values.section)
  const isOwn = values.page === undefined && values.pageid === undefined && values.oldid === undefined
  const found = await (isOwn ? readOwnText(call, values) : readPageText(call, values))
  if (section === undefined) return found
  const text = cutSection(found.text, section)
  if (text !== undefined) return { ...found, text }
  const place = values.pageid === undefined ? found.title : `page ID ${values.pageid}`
  throw new ActionError('nosuchsection', `There is no section ${section} in ${place}.`)
}

async function readPageText(call: Call, values: Values): Promise<ParsedText> {
  if (values.text !== undefined) throw cannotMix(['text', values.page === undefined ? 'pageid' : 'page'])
  const { page, redirects } = await findPage(call, values)
  const text = (await call.texts.read(call.site.language, [page])).get(page.id)
  if (text === undefined) throw new ActionError('missingcontent-pageid', `Missing content for page ID ${page.id}.`)
  return { title: page.title, page, isStored: true, redirects, text }
}

async function readOwnText({ site, store, warnings }: Call, { text, title: given }: Values): Promise<ParsedText> {
  const title = normalizeTitle(given ?? standardTitle, site)
  if (!title || title.interwiki !== undefined) throw new ActionError('invalidtitle', `Bad title "${given ?? ''}".`)
  if (text === undefined && given !== undefined)
    warnings.add(
      'parse',
      'parse-titlewithouttext',
      '"title" used without "text", and parsed page properties were requested. Did you mean to use "page" instead of "title"?',
    )
  const [page] = await store.findPagesByTitle(site.language, [title.title])
  return { title: title.title, page, isStored: false, redirects: [], text: text ?? '' }
}

/** Sections of templates (`T-1`) are none of a page's own text. */
function readSection(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (/^\d{1,9}$/.test(text)) return Number(text)
  if (/^(?:T-\d+|\d+)$/.test(text)) return Number.MAX_SAFE_INTEGER
  throw new ActionError('invalidsection', 'The "section" parameter must be a valid section ID or "new".')
}
