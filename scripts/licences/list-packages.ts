import { Type } from 'typebox'
import { createJsonReader } from '../../src/libraries/json/create-json-reader.ts'

export interface InstalledPackage {
  readonly name: string
  readonly version: string
  /** An SPDX expression, or what its makers wrote in its place. */
  readonly licence: string
  /** As in the lock: an algorithm and a digest in base64. */
  readonly integrity: string | undefined
}

const flag = Type.Optional(Type.Boolean())
const readLock = createJsonReader(
  Type.Object({
    packages: Type.Record(
      Type.String(),
      Type.Object({
        version: Type.Optional(Type.String()),
        license: Type.Optional(Type.String()),
        integrity: Type.Optional(Type.String()),
        dev: flag,
        devOptional: flag,
        peer: flag,
        link: flag,
      }),
    ),
  }),
)

/** Of a package-lock.json, what runs: neither what only development needs nor what people add by themselves. By name. */
export function listPackages(lock: string): readonly InstalledPackage[] {
  const all = Object.entries(readLock(lock).packages).filter(([path]) => path.startsWith('node_modules/'))
  const running = all.filter(([, entry]) => !entry.dev && !entry.devOptional && !entry.peer && !entry.link)
  return running
    .map(([path, { version = '', license, integrity }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license ?? 'none stated',
      integrity,
    }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

/** Licences under which anybody may run and pass on a program; of libvips and its kin, as libraries that stand apart. */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  '0BSD',
  'MPL-2.0',
  'LGPL-3.0-or-later',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'CC-BY-4.0',
  // DB-IP's own file says that the data is under CC BY 4.0.
  'SEE LICENSE IN DBIP-LICENSE (CC-BY-4.0)',
])

/** Whether all that an expression asks for together, or one of what it offers, is on the list. */
export function isAllowed(expression: string): boolean {
  if (allowed.has(expression)) return true
  const plain = expression.replaceAll(/[()]/g, '')
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAllowed)
  return plain.includes(' AND ') && plain.split(' AND ').every(isAllowed)
}
