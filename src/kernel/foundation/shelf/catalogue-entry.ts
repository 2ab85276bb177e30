/** What can be had: data of the repository, and of the operator beside it. */
import { type Static, Type } from 'typebox'
import { createJsonReader } from '../../../libraries/json/create-json-reader.ts'

/** A name is a folder, so it is one. */
const name = Type.String({ pattern: '^[a-z0-9][a-z0-9._-]{0,80}$' })

const file = Type.Object({
  path: Type.String({ pattern: '^(?!/)(?!.*\\.\\.)[\\w ./+-]+$', description: 'In the repository' }),
  sha256: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$', description: 'As the publisher states it' })),
  url: Type.Optional(Type.String({ pattern: '^https?://', description: 'Where it is no file of the repository' })),
})

/** Of a classifier: what its labels mean, in the words of the interface that asks it. */
export const labelMeanings = Type.Record(Type.String(), Type.Array(Type.String()))

const catalogueEntry = Type.Object({
  name,
  purpose: Type.String({ description: 'What it is for, such as chat' }),
  about: Type.String({ description: 'What it is, in one sentence' }),
  publisher: Type.String(),
  licence: Type.String({ description: 'SPDX, or the licence’s own name' }),
  wants: Type.Optional(Type.String({ description: 'What a licence that is not permissive asks of its users' })),
  languages: Type.Array(Type.String({ description: 'BCP 47; mul for many' })),
  repository: Type.Optional(Type.String({ pattern: '^[\\w.-]+/[\\w.-]+$' })),
  revision: Type.Optional(Type.String({ pattern: '^[\\w./-]+$' })),
  unpinned: Type.Optional(Type.String({ description: 'Why no commit of the repository is named' })),
  files: Type.Optional(Type.Array(file)),
  picturePart: Type.Optional(file),
  labels: Type.Optional(labelMeanings),
  bytes: Type.Integer({ minimum: 0, description: 'To fetch, about; the hub says it exactly' }),
  memory: Type.Integer({ minimum: 0, description: 'Bytes that it takes at work, about' }),
  size: Type.Optional(Type.Union([Type.Literal('small'), Type.Literal('medium'), Type.Literal('large')])),
  figure: Type.Optional(
    Type.Object({ value: Type.String(), source: Type.String({ description: 'Who measured it, and where it stands' }) }),
  ),
})

export type CatalogueEntry = Static<typeof catalogueEntry>

export const readCatalogue = createJsonReader(Type.Array(catalogueEntry))

const permissive: ReadonlySet<string> = new Set([
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MPL-2.0',
])

/** Whether anybody may use it for anything, as long as they name whose it is. */
export function isPermissive({ licence }: Pick<CatalogueEntry, 'licence'>): boolean {
  return permissive.has(licence)
}
