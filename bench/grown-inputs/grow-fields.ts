import { Type } from 'typebox'
import { growText, type TextKind } from './grow-text.ts'
import type { Target } from './list-targets.ts'

const asItIs = (text: string) => text

/** Ways to make a query or a form large as a whole, encoded already. */
export function growFields(target: Target): [string, (bytes: number) => string][] {
  return listFieldKinds(nameField(target)).map((kind) => [kind.name, (bytes) => growText(kind, bytes, asItIs)])
}

function listFieldKinds(declared: string): TextKind[] {
  return [
    { name: 'repeated field', unit: `${declared}=1&` },
    { name: 'repeated unknown field', unit: 'a&' },
    { name: 'unique fields', unit: (index) => `k${index.toString(36)}=1&` },
    { name: 'ampersands', unit: '&' },
    { name: 'percent signs', unit: '%' },
    { name: 'encoded bytes that are no UTF-8', unit: '%FF' },
    { name: 'one long name', unit: 'x' },
  ]
}

/** A field that the operation reads, if it reads any. */
function nameField({ place, operation: { query, body } }: Target): string {
  const schema = place === 'query' ? query : body?.schema
  const [first = 'a'] = schema && Type.IsObject(schema) ? Object.keys(schema.properties) : []
  return first
}
