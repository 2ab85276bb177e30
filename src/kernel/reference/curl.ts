import type { Contract, Example, KeyRule, Operation } from '../contract.ts'
import { fillAddress } from './fill-address.ts'
import { quoteForShell } from './quote-for-shell.ts'

export interface CurlOptions {
  /** Such as `http://127.0.0.1:8022`. */
  readonly origin: string
  /** How the shell writes the key, such as `$MAINSTAY_KEY`; it is put between double quotes. */
  readonly key: string
  /** Whether a long line is broken before each header and each part of the body. */
  readonly isBroken?: boolean
}

/** A call as a line for a POSIX shell; the operation's example unless another input is given. */
export function toCurl(
  contract: Contract,
  operation: Operation,
  { origin, key, isBroken = false }: CurlOptions,
  input: Example = operation.example,
): string {
  const rule = operation.key ?? contract.key
  const keyed = rule.need === 'optional' ? undefined : rule
  const { method, body } = operation
  const words = ['curl', '-s']
  if (method !== 'GET' && !(method === 'POST' && body)) words.push('-X', method)
  words.push(addressOf(`${origin}/${contract.base}${operation.path}`, input, keyed, key))
  const header = keyed && headerOf(keyed, key)
  if (header) words.push('-H', `"${header}"`)
  if (keyed?.in === 'basic') words.push('-u', `"${key}:${key}"`)
  if (body?.accepts[0] === 'json')
    words.push('-H', quoteForShell('Content-Type: application/json'), '-d', quoteForShell(JSON.stringify(input.body)))
  if (body?.accepts[0] === 'bytes' && typeof input.body === 'string')
    words.push(
      '-H',
      quoteForShell('Content-Type: application/octet-stream'),
      '--data-binary',
      quoteForShell(input.body),
    )
  if (body?.accepts[0] === 'form') for (const word of formWords(input.body)) words.push(word)
  if (keyed?.in === 'form') words.push('--data-urlencode', `"${keyed.name}=${key}"`)
  return isBroken ? breakLine(words) : words.join(' ')
}

const maxLineLength = 80

function breakLine(words: readonly string[]): string {
  const line = words.join(' ')
  if (line.length <= maxLineLength) return line
  const isOption = (word: string) => ['-H', '-u', '-d', '--data-binary', '--data-urlencode'].includes(word)
  return words.reduce((text, word) => `${text}${isOption(word) ? ' \\\n  ' : ' '}${word}`)
}

function addressOf(
  template: string,
  { params, query: fields }: Example,
  rule: KeyRule | undefined,
  key: string,
): string {
  const query = new URLSearchParams(fields).toString()
  const address = fillAddress(template, params)
  const plain = query ? `${address}?${query}` : address
  if (rule?.in !== 'query') return quoteForShell(plain)
  return `"${plain}${query ? '&' : '?'}${rule.name}=${key}"`
}

function headerOf(rule: KeyRule, key: string): string | undefined {
  if (rule.in === 'bearer') return `Authorization: Bearer ${key}`
  if (rule.in === 'scheme') return `Authorization: Service${rule.suffix} ${key}`
  return rule.in === 'header' ? `${rule.name}: ${key}` : undefined
}

function formWords(body: unknown): string[] {
  return Object.entries(body ?? {}).flatMap(([name, value]) =>
    [value]
      .flat()
      .flatMap((each) => ['--data-urlencode', quoteForShell(`${encodeURIComponent(name)}=${String(each)}`)]),
  )
}
