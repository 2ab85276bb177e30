import { lookUp } from '../../../../libraries/json/look-up.ts'
import type { Site } from '../../site.ts'
import type { ExpandOptions } from '../template.ts'
import { directionOf } from '../../direction-of.ts'
import { formatCount } from './format-count.ts'
import { readTime } from './read-time.ts'
import { readTitleName } from './title-names.ts'
import { languageOf } from '../../language-of.ts'

/** mediawiki.org/wiki/Help:Magic_words#Date_and_time, in the format that `#time` takes. */
const times: Readonly<Record<string, string>> = {
  YEAR: 'Y',
  MONTH: 'm',
  MONTH1: 'n',
  MONTHNAME: 'F',
  MONTHNAMEGEN: 'F',
  MONTHABBREV: 'M',
  DAY: 'j',
  DAY2: 'd',
  DOW: 'w',
  DAYNAME: 'l',
  TIME: 'H:i',
  HOUR: 'H',
  WEEK: 'W',
  TIMESTAMP: 'YmdHis',
}

const others: Readonly<Record<string, (options: ExpandOptions) => string>> = {
  '!': () => '|',
  '=': () => '=',
  SITENAME: ({ site }) => site.name,
  CONTENTLANGUAGE: ({ site }) => languageOf(site),
  CONTENTLANG: ({ site }) => languageOf(site),
  PAGELANGUAGE: ({ site }) => languageOf(site),
  SERVER: ({ site }) => readOrigin(site),
  SERVERNAME: ({ site }) => (URL.canParse(site.base) ? new URL(site.base).hostname : ''),
  NUMBEROFARTICLES: ({ site, counts }) => formatCount(counts.articles, site),
  NUMBEROFPAGES: ({ site, counts }) => formatCount(counts.pages, site),
  'NUMBEROFARTICLES:R': ({ counts }) => String(counts.articles),
  'NUMBEROFPAGES:R': ({ counts }) => String(counts.pages),
  CURRENTVERSION: ({ site }) => site.generator.replace(/^MediaWiki /, ''),
  DIRECTIONMARK: ({ site }) => (directionOf(site) === 'rtl' ? '\u200f' : '\u200e'),
  DIRMARK: ({ site }) => (directionOf(site) === 'rtl' ? '\u200f' : '\u200e'),
}

/** What a dump does not say, or says of no page in particular. */
const unsaid =
  /^(?:NUMBEROF(?:USERS|ACTIVEUSERS|ADMINS|EDITS|FILES)(?::R)?|(?:REVISION|PAGEID|PAGESIZE|PAGESIN|PAGESINCAT|PROTECTION|CASCADINGSOURCES|NUMBERINGROUP|NUMINGROUP).*|NOEXTERNALLANGLINKS.*)$/

/** What a word in braces stands for; undefined where it is no variable. */
export function readVariable(name: string, options: ExpandOptions): string | undefined {
  const [, own] = /^(?:CURRENT|LOCAL)([A-Z\d]+)$/.exec(name) ?? []
  if (own !== undefined && Object.hasOwn(times, own))
    return readTime(lookUp(times, own) ?? '', options.now, languageOf(options.site))
  const read = lookUp(others, name)
  if (read) return read(options)
  return unsaid.test(name) ? '' : readTitleName(name, options.title, options.site)
}

function readOrigin({ base }: Site): string {
  return URL.canParse(base) ? new URL(base).origin : ''
}
