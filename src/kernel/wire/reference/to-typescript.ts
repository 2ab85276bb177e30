import { toLiteral } from './to-literal.ts'

/** A call as the client takes it. */
export interface CallInput {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

export interface ClientCall {
  /** The interface's name in the client: `ipLocation`. */
  readonly interface: string
  readonly operation: string
  readonly input: CallInput
  readonly origin: string
  /** Empty when no key is sent. */
  readonly key: string
}

/** The call as a program that uses `@mainstay-server/mainstay/client`. */
export function toTypeScript({ interface: name, operation, input, origin, key }: ClientCall): string {
  const settings = key === '' ? { baseUrl: origin } : { baseUrl: origin, key }
  const client = 'const mainstay = createClient('
  const start = `const result = await mainstay.${name}.${operation}(`
  const argument = Object.keys(input).length > 0 ? toLiteral(input, start.length) : ''
  return [
    ...readFileLine(input),
    `import { createClient } from '@mainstay-server/mainstay/client'`,
    '',
    `${client}${toLiteral(settings, client.length)})`,
    `${start}${argument})`,
  ].join('\n')
}

function readFileLine({ body }: CallInput): readonly string[] {
  return body instanceof File ? [`import { readFile } from 'node:fs/promises'`] : []
}
