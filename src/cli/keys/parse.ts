import { existsSync, readdirSync } from 'node:fs'
import { InvalidArgumentError } from 'commander'
import { type KeyLimit, parseKeyLimit } from '../../kernel/wire/interface/key-limits.ts'

const interfacesFolder = new URL('../../interfaces/', import.meta.url)

/** Of all interfaces, by their folders: reading the contracts takes a second, which `--help` does not have. */
export const interfaceIds = readdirSync(interfacesFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && ['ts', 'js'].some((ending) => hasContract(entry.name, ending)))
  .map(({ name }) => name)
  .toSorted()

function hasContract(folder: string, ending: string): boolean {
  return existsSync(new URL(`${folder}/contract.${ending}`, interfacesFolder))
}

export const hourMs = 3_600_000

export function parseScopes(text: string): string[] {
  const scopes = text.split(',').map((scope) => scope.trim())
  const wrong = scopes.find((scope) => !interfaceIds.includes(scope))
  if (wrong !== undefined) throw noInterface(wrong)
  return scopes
}

/** `none` alone stands for no limit. */
export function addLimit(text: string, earlier: readonly KeyLimit[] = []): readonly KeyLimit[] {
  if (text === 'none') return earlier
  const limit = parseKeyLimit(text)
  if (!limit)
    throw new InvalidArgumentError(
      'Write a number, calls, characters, tokens or pictures, and minute, day or month: 60/minute, chat-completions=100000 tokens/month. By the minute calls are counted alone.',
    )
  if (limit.interface !== undefined && !interfaceIds.includes(limit.interface)) throw noInterface(limit.interface)
  return [...earlier, limit]
}

export function addLabel(text: string, earlier: readonly string[] = []): readonly string[] {
  if (!/^\S{1,64}$/.test(text)) throw new InvalidArgumentError('A label is one word of 64 characters at most.')
  return [...earlier, text]
}

const spans = { h: hourMs, d: 24 * hourMs, w: 7 * 24 * hourMs } as const

/** Milliseconds since 1970; infinite for never, as Commander takes null for no value. */
export function parseExpiry(text: string): number {
  if (text === 'never') return Infinity
  const [, count, letter] = /^(\d{1,5})([hdw])$/.exec(text) ?? []
  if (letter === 'h' || letter === 'd' || letter === 'w') return Date.now() + Number(count) * spans[letter]
  const time = Date.parse(text)
  if (Number.isNaN(time)) throw new InvalidArgumentError('Write a time as 2027-01-31, a span as 90d or 12h, or never.')
  return time
}

export function parseHours(text: string): number {
  const hours = Number(text)
  if (!(hours >= 0 && hours <= 8760)) throw new InvalidArgumentError('Write hours from 0 to 8760.')
  return hours
}

export function parseCount(text: string): number {
  const count = Number(text)
  if (!Number.isInteger(count) || count < 1) throw new InvalidArgumentError('Write a whole number from 1 on.')
  return count
}

function noInterface(name: string): InvalidArgumentError {
  return new InvalidArgumentError(`There is no interface "${name}"; there are ${interfaceIds.join(', ')}.`)
}
