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
  const { method } = operation
  const data = dataWords(operation, input, keyed, key)
  const words = ['curl', '-s']
  // curl sends GET by itself, and POST where there are data.
  if (method !== (data.length > 0 ? 'POST' : 'GET')) words.push('-X', method)
  words.push(addressOf(`${origin}/${contract.base}${operation.path}`, input, keyed, key))
  const header = keyed && headerOf(keyed, key)
  if (header) words.push('-H', `"${header}"`)
  if (keyed?.in === 'basic') words.push('-u', `"${key}:${key}"`)
  const all = [...words, ...data]
  return isBroken ? breakLine(all) : all.join(' ')
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

function dataWords({ body }: Operation, input: Example, rule: KeyRule | undefined, key: string): readonly string[] {
  const [kind] = body?.accepts ?? []
  if (kind === 'json')
    return ['-H', quoteForShell('Content-Type: application/json'), '-d', quoteForShell(JSON.stringify(input.body))]
  if (kind === 'bytes' && typeof input.body === 'string') {
    const type = quoteForShell('Content-Type: application/octet-stream')
    return ['-H', type, '--data-binary', quoteForShell(input.body)]
  }
  const keyWords = rule?.in === 'form' ? ['--data-urlencode', `"${rule.name}=${key}"`] : []
  return kind === 'form' ? [...formWords(input.body), ...keyWords] : keyWords
}

function formWords(body: unknown): string[] {
  return Object.entries(body ?? {}).flatMap(([name, value]) =>
    [value]
      .flat()
      .flatMap((each) => ['--data-urlencode', quoteForShell(`${encodeURIComponent(name)}=${String(each)}`)]),
  )
}
