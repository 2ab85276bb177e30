import { encodeTitle } from '../../encode-title.ts'
import { toPlainLine } from '../../to-plain-line.ts'
import { toUpperFirst } from '../../to-upper-first.ts'
import type { BracePart } from '../wikitext-node.ts'
import { type FunctionCall, type ParserFunction, readPart } from './parser-function.ts'
import { readDate } from './read-date.ts'
import { readTime } from './read-time.ts'
import { formatCount } from './format-count.ts'
import { languageOf } from '../../language-of.ts'

/** mediawiki.org/wiki/Help:Magic_words#Formatting */
export const textFunctions: Readonly<Record<string, ParserFunction>> = {
  lc: ({ first }) => first.toLowerCase(),
  uc: ({ first }) => first.toUpperCase(),
  lcfirst: ({ first }) => first.replace(/^./su, (letter) => letter.toLowerCase()),
  ucfirst: ({ first, options }) => toUpperFirst(first, languageOf(options.site)),
  urlencode: (call) => encode(call),
  anchorencode: ({ first }) => toPlainLine(first).replaceAll('&', '&amp;').replaceAll(/\s+/g, '_'),
  formatnum: (call) => formatNumber(call),
  padleft: (call) => pad(call, (filler, text) => filler + text),
  padright: (call) => pad(call, (filler, text) => text + filler),
  plural: (call) => choosePlural(call),
  gender: (call) => readPart(call, call.first === '' ? 0 : Math.min(2, call.parts.length - 1)),
  grammar: (call) => readPart(call, 0),
  int: ({ first }) => `⧼${first}⧽`,
  '#tag': writeElement,
  '#time': formatTime,
  '#timel': formatTime,
  '#formatdate': ({ first }) => first,
  '#dateformat': ({ first }) => first,
}

function encode(call: FunctionCall): string {
  const { first } = call
  const style = readPart(call, 0).toUpperCase()
  if (style === 'WIKI') return encodeTitle(first)
  const encoded = encodeURIComponent(first).replaceAll(/[!'()*~]/g, toPercent)
  return style === 'PATH' ? encoded : encoded.replaceAll('%20', '+')
}

function toPercent(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
}

/** Each number in the text; with R back to plain digits, with NOSEP without groups. */
function formatNumber(call: FunctionCall): string {
  const { site } = call.options
  const style = readPart(call, 0)
  const group = formatCount(1000, site).replaceAll(/\d/g, '')
  if (style.includes('R')) return group === '' ? call.first : call.first.replaceAll(group, '')
  if (style.includes('NOSEP')) return call.first
  const point = formatCount(0.5, site)[1] ?? '.'
  return call.first.replaceAll(/-?\d+(?:\.\d+)?/g, (number) => groupDigits(number, group, point).replace('-', '−'))
}

function groupDigits(number: string, group: string, point: string): string {
  const [whole = '', fraction] = number.split('.')
  const first = whole.length % 3 || 3
  const grouped = [whole.slice(0, first), ...(whole.slice(first).match(/\d{3}/g) ?? [])].join(group)
  return fraction === undefined ? grouped : `${grouped}${point}${fraction}`
}

const maxPadded = 500

function pad(call: FunctionCall, join: (filler: string, text: string) => string): string {
  const length = Math.min(Number.parseInt(readPart(call, 0), 10) || 0, maxPadded)
  const filler = call.parts.length < 2 ? '0' : readPart(call, 1)
  const missing = length - [...call.first].length
  if (missing <= 0 || filler === '') return call.first
  return join([...filler.repeat(missing)].slice(0, missing).join(''), call.first)
}

/** English's two forms, and those for a number of their own (`12=a dozen`); of languages with more the last one stands for many. */
function choosePlural(call: FunctionCall): string {
  const number = Math.abs(Number(call.first))
  const isOwn = ({ name }: BracePart) => name !== undefined && /^\s*\d+\s*$/.test(call.expand(name))
  const own = call.parts.find((part) => isOwn(part) && Number(call.expand(part.name ?? [])) === number)
  if (own) return call.expand(own.value).trim()
  const forms = call.parts.filter((part) => !isOwn(part))
  return readPart({ ...call, parts: forms }, number === 1 ? 0 : forms.length - 1)
}

/** `{{#tag: ref | words | name=value}}` */
function writeElement(call: FunctionCall): string {
  const attributes = call.parts.slice(1).flatMap(({ name, value }) => {
    const key = name && call.expand(name).trim()
    const words = call
      .expand(value)
      .trim()
      .replace(/^(["'])(.*)\1$/s, '$2')
    return key ? [` ${key}="${words.replaceAll('"', '&quot;')}"`] : []
  })
  const start = `<${call.first}${attributes.join('')}`
  return call.parts.length === 0 ? `${start}/>` : `${start}>${readPart(call, 0)}</${call.first}>`
}

function formatTime(call: FunctionCall): string {
  const date = readDate(readPart(call, 0), call.options.now)
  if (!date) return '<strong class="error">Error: Invalid time.</strong>'
  return readTime(call.first, date, readPart(call, 1) || languageOf(call.options.site))
}
