import { choice, choicesOr } from '../parameters/choices.ts'
import { integer } from '../parameters/numbers.ts'
import { flag, ignored, text } from '../parameters/texts.ts'

const properties = [
  'categories',
  'displaytitle',
  'externallinks',
  'images',
  'iwlinks',
  'langlinks',
  'links',
  'parsewarnings',
  'properties',
  'revid',
  'sections',
  'templates',
  'wikitext',
] as const

/** Parameters that say how HTML is to look are taken, as there is none. */
export const parseModule = {
  path: 'parse',
  prefix: '',
  parameters: {
    title: text,
    text,
    summary: ignored,
    page: text,
    pageid: integer,
    redirects: flag,
    oldid: integer,
    prop: choicesOr(properties, properties),
    wrapoutputclass: ignored,
    effectivelanglinks: ignored,
    section: text,
    disablepp: ignored,
    disablelimitreport: ignored,
    disableeditsection: ignored,
    disablestylededuplication: ignored,
    preview: ignored,
    disabletoc: ignored,
    useskin: ignored,
    contentformat: choice(['text/x-wiki']),
    contentmodel: choice(['wikitext']),
  },
} as const
