import { isJsonObject } from '../../src/libraries/json/json-object.ts'
import { encodeFields } from '../../src/client/request/encode-fields.ts'
import { addressParameter, expandPath } from '../../src/client/request/expand-path.ts'
import { placeKey } from '../../src/client/request/place-key.ts'
import type { MainBodyKind } from '../../src/kernel/wire/contract.ts'
import { developmentKey } from '../overload/watched-server.ts'
import type { RawRequest } from '../overload/send-request.ts'
import { companionsOf } from './companions.ts'
import type { Target } from './list-targets.ts'
import { placeValue } from './place-value.ts'

const contentTypes: Readonly<Record<MainBodyKind, string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  bytes: 'application/octet-stream',
}

/** Stands for the grown part until the rest of the request is written around it. */
const mark = 'grown-part-here'

/** The operation's example with `grown` at the target; `grown` is written already as it stands on the wire. */
export function writeRequest(target: Target, grown: string): RawRequest {
  const { contract, operation, place } = target
  const key = placeKey(operation.key ?? contract.key, developmentKey, undefined)
  const body = operation.body && writeBody(target, grown, key.body ?? {})
  const type = body && contentTypes[isBody(place) ? place : (operation.body?.accepts[0] ?? 'json')]
  return {
    method: operation.method,
    path: writePath(target, grown, key.query ?? {}),
    headers: {
      ...(type && { 'content-type': type }),
      ...key.headers,
      ...(place === 'header' && { [String(target.path[0])]: `Bearer ${grown}` }),
    },
    ...(body !== undefined && { body: Buffer.from(body) }),
  }
}

function writePath(target: Target, grown: string, key: Readonly<Record<string, string>>): string {
  const { contract, operation, place, path } = target
  const { params = {}, query: usual = {} } = operation.example
  const query = place === 'query' ? { ...usual, ...companionsOf(target) } : usual
  const [name] = path.map(String)
  const route = `/${contract.base}${findPath(target)}`
  const named = [...route.matchAll(addressParameter)].map(([, parameter = '']) => [parameter, 'a'])
  const given = { ...Object.fromEntries(named), ...params, ...(place === 'path' && name && { [name]: mark }) }
  const address = expandPath(route, given).replace(mark, () => grown)
  const others = Object.entries({ ...key, ...query }).filter(([other]) => place !== 'query' || other !== name)
  const fields = encodeFields(Object.fromEntries(others))
  const added = place === 'query' ? (name ? `${name}=${grown}` : grown) : ''
  const search = [fields, added].filter(Boolean).join('&')
  return search ? `${address}?${search}` : address
}

/** Of several paths the one that names the grown parameter, if it grows one. */
function findPath({ operation, place, path: [name] }: Target): string {
  const aliases = [operation.path, ...(operation.aliases ?? [])]
  const naming = place === 'path' && aliases.find((alias) => alias.split('/').includes(`:${name}`))
  return naming || operation.path
}

function writeBody(target: Target, grown: string, key: Readonly<Record<string, string>>): string {
  const { place, path, shape, operation } = target
  if (shape === 'bytes') return grown
  const { body: usual } = operation.example
  const body = isJsonObject(usual) ? { ...usual, ...companionsOf(target) } : usual
  if (place === 'form') return writeForm({ ...key, ...(isJsonObject(body) ? body : {}) }, path[0], grown)
  if (place !== 'json') return writeExample(operation.body?.accepts[0], body)
  if (path.length === 0) return grown
  const placed = placeValue(shorten(body), operation.body?.schema ?? {}, path, mark)
  const [before = '', after = ''] = JSON.stringify(placed).split(`"${mark}"`)
  return shape === 'text' ? `${before}"${grown}"${after}` : `${before}${grown}${after}`
}

function writeForm(fields: Readonly<Record<string, unknown>>, name: string | number | undefined, grown: string) {
  const others = encodeFields(Object.fromEntries(Object.entries(fields).filter(([other]) => other !== name)))
  const added = name === undefined ? grown : `${name}=${grown}`
  return others ? `${others}&${added}` : added
}

function writeExample(kind: MainBodyKind | undefined, body: unknown): string {
  if (kind === 'json') return JSON.stringify(body)
  return isJsonObject(body) ? encodeFields(body) : String(body ?? '')
}

/** One token of an answer is enough: what the input costs is asked. */
function shorten(body: unknown): unknown {
  return isJsonObject(body) && ('messages' in body || 'prompt' in body) ? { ...body, max_tokens: 1 } : body
}

function isBody(place: Target['place']): place is MainBodyKind {
  return place === 'json' || place === 'form' || place === 'bytes'
}
