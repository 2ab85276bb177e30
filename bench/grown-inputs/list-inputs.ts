import { gzipSync } from 'node:zlib'
import type { RawRequest } from '../overload/send-request.ts'
import { growFields } from './grow-fields.ts'
import { growJson, listArrayKinds, listObjectKinds, nest } from './grow-json.ts'
import { type Encode, growText, listTextKinds, type TextKind } from './grow-text.ts'
import { oneOfFewWords, type Target } from './list-targets.ts'
import { writeRequest } from './write-request.ts'

/** One way to make one thing in a request large. */
export interface GrownInput {
  readonly target: Target
  /** Such as "combining marks". */
  readonly kind: string
  /** How large, in bytes of the grown part before compressing. */
  readonly sizes: readonly number[]
  write(bytes: number): RawRequest
}

const sizesOfBodies = [10_000, 100_000, 1_000_000, 10_000_000]
/** Node reads 16 KiB of request line and headers, and answers 431 to more. */
const sizesOfHeads = [1_500, 15_000]

type Grow = (bytes: number) => string

/** Every way to make this large. Bodies as a whole are sent compressed, too, at full size: a few bytes on the wire, the same work. */
export function listInputs(target: Target): GrownInput[] {
  const isInHead = ['path', 'query', 'header'].includes(target.place)
  const sizes = isInHead ? sizesOfHeads : sizesOfBodies
  return listGrowths(target).flatMap(([kind, grow]) => {
    const write = (bytes: number) => writeRequest(target, grow(bytes))
    const plain = { target, kind, sizes, write }
    if (isInHead || target.path.length > 0) return [plain]
    const packed = { kind: `${kind}, gzip`, sizes: sizes.slice(-1), write: (bytes: number) => compress(write(bytes)) }
    return [plain, { ...plain, ...packed }]
  })
}

function listGrowths(target: Target): [string, Grow][] {
  const { shape, place, schema } = target
  if (shape === 'object' && place !== 'json') return growFields(target)
  if (shape === 'object') return [...listJson(listObjectKinds(pairsOf(target))), deep('{"a":')]
  if (shape === 'scalar') return listJson([{ name: 'digits', unit: '9' }])
  if (shape === 'list') return [...listJson(listArrayKinds(schema)), deep('[')]
  const encode = encoderOf(target)
  const kinds = listTextKinds(exampleOf(target), schema === oneOfFewWords)
  const written = place === 'header' ? kinds.filter(isPlain) : kinds
  return written.map((kind) => [kind.name, (bytes) => growText(kind, bytes, encode)])
}

function listJson(kinds: readonly TextKind[]): [string, Grow][] {
  return kinds.map((kind) => [kind.name, (bytes) => growJson(kind, bytes)])
}

function deep(open: '[' | '{"a":'): [string, Grow] {
  return ['deep nesting', (bytes) => nest(open, bytes)]
}

/** As a whole, a body keeps what its example holds, so that it is let in. */
function pairsOf({ path, operation: { example } }: Target): object {
  return path.length === 0 && typeof example.body === 'object' && example.body !== null ? example.body : {}
}

function encoderOf({ place, shape }: Target): Encode {
  if (shape === 'bytes' || place === 'header') return (text) => text
  return place === 'json' ? (text) => JSON.stringify(text).slice(1, -1) : encodeURIComponent
}

/** What Node lets a header hold. */
function isPlain({ unit, head = '', tail = '' }: TextKind): boolean {
  return typeof unit === 'string' && /^[\x20-\x7e]+$/.test(head + unit + tail)
}

function exampleOf({ place, path, operation: { example } }: Target): string {
  const whole: unknown = place === 'path' ? example.params : place === 'query' ? example.query : example.body
  const found = path.reduce<unknown>(lookInto, whole)
  return typeof found === 'string' && found !== '' ? found : 'a'
}

function lookInto(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

function compress(request: RawRequest): RawRequest {
  const headers = { ...request.headers, 'content-encoding': 'gzip' }
  return { ...request, headers, ...(request.body && { body: gzipSync(request.body, { level: 1 }) }) }
}
