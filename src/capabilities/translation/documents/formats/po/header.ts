import { isSameLanguage, toLanguageTag } from '../../../domain/language-tag.ts'
import type { PoEntry } from './read-po.ts'

/** Fields of the header, in their order. */
export type PoHeader = readonly (readonly [name: string, value: string])[]

export function readHeader({ strings }: PoEntry): PoHeader {
  const lines = (strings[0]?.text ?? '').split('\n').filter((line) => line !== '')
  return lines.map((line) => {
    const at = line.indexOf(':')
    return at === -1 ? [line, ''] : [line.slice(0, at), line.slice(at + 1).trim()]
  })
}

/** The same for a catalogue in `target`, in UTF-8. */
export function writeHeader(header: PoHeader, target: string): string {
  const own = findOwn(header, target)
  const wanted: PoHeader = [
    ['Language', target.replace('-', '_')],
    ['MIME-Version', '1.0'],
    ['Content-Type', 'text/plain; charset=UTF-8'],
    ['Content-Transfer-Encoding', '8bit'],
    ['Plural-Forms', own ?? findPluralForms(target)],
  ]
  const written = header.map(
    ([name, value]) => wanted.find(([other]) => other.toLowerCase() === name.toLowerCase()) ?? [name, value],
  )
  const missing = wanted.filter(([name]) => !header.some(([other]) => other.toLowerCase() === name.toLowerCase()))
  return [...written, ...missing].map(([name, value]) => `${name}: ${value}\n`).join('')
}

/** The plural forms that a catalogue in this language brings. */
function findOwn(header: PoHeader, target: string): string | undefined {
  const valueOf = (name: string) => header.find(([other]) => other.toLowerCase() === name)?.[1]
  const language = toLanguageTag(valueOf('language') ?? '')
  const forms = valueOf('plural-forms')
  const isOwn = language !== undefined && isSameLanguage(language, target)
  return isOwn && forms !== undefined && /nplurals\s?=\s?\d/.test(forms) ? forms : undefined
}

export function countPlurals(header: PoHeader | undefined, target: string): number {
  const forms = (header && findOwn(header, target)) ?? findPluralForms(target)
  return Math.min(6, Math.max(1, Number(/nplurals\s?=\s?(\d)/.exec(forms)?.[1] ?? 2)))
}

const slavic = '(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2)'

/** As gettext's manual has them ("Plural forms"). */
const pluralForms: readonly (readonly [languages: string, forms: string])[] = [
  ['ja zh yue ko vi th lo km my id ms', 'nplurals=1; plural=0;'],
  ['fr pt tr fa am hy ka', 'nplurals=2; plural=(n > 1);'],
  ['ru uk be sr hr bs', `nplurals=3; plural=${slavic};`],
  ['pl', 'nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);'],
  ['cs sk', 'nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);'],
  ['lt', 'nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && (n%100<10 || n%100>=20) ? 1 : 2);'],
  ['lv', 'nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n!=0 ? 1 : 2);'],
  ['ro', 'nplurals=3; plural=(n==1 ? 0 : n==0 || (n%100>0 && n%100<20) ? 1 : 2);'],
  ['sl', 'nplurals=4; plural=(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3);'],
  ['ga', 'nplurals=3; plural=(n==1 ? 0 : n==2 ? 1 : 2);'],
  ['ar', 'nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);'],
]

function findPluralForms(target: string): string {
  const [language = ''] = target.split('-')
  if (target === 'pt-PT') return 'nplurals=2; plural=(n != 1);'
  const found = pluralForms.find(([languages]) => languages.split(' ').includes(language))
  return found?.[1] ?? 'nplurals=2; plural=(n != 1);'
}
