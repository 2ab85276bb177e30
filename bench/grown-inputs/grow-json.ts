import { type TSchema, Type } from 'typebox'
import { growText, type TextKind } from './grow-text.ts'
import { sampleValue } from './sample-value.ts'

const asItIs = (text: string) => text

/** Ways to make a JSON array large, written as JSON; every unit ends in a comma, every tail is the last element. */
export function listArrayKinds(items: TSchema): TextKind[] {
  const element = JSON.stringify(sampleValue(items))
  return [
    { name: 'many elements', head: '[', unit: `${element},`, tail: `${element}]` },
    { name: 'bad element at the end', head: '[', unit: `${element},`, tail: `${wrongFor(items)}]` },
    { name: 'bad elements', head: '[', unit: `${wrongFor(items)},`, tail: `${wrongFor(items)}]` },
    { name: 'numbers', head: '[', unit: '1,', tail: '1]' },
    { name: 'numbers, a bad element at the end', head: '[', unit: '1,', tail: 'true]' },
    { name: 'empty texts', head: '[', unit: '"",', tail: '""]' },
    { name: 'empty objects', head: '[', unit: '{},', tail: '{}]' },
    { name: 'unique texts', head: '[', unit: (index) => `"w${index.toString(36)}",`, tail: '""]' },
  ]
}

/** Ways to make a JSON object large; `pairs` stand in it before them, such as those without which it is refused. */
export function listObjectKinds(pairs: object): TextKind[] {
  const head = `${JSON.stringify(pairs).slice(0, -1)}${Object.keys(pairs).length > 0 ? ',' : ''}`
  return [
    { name: 'unique keys', head, unit: (index) => `"k${index.toString(36)}":1,`, tail: '"a":1}' },
    { name: 'repeated keys', head, unit: '"a":1,', tail: '"a":1}' },
    { name: 'keys of empty objects', head, unit: (index) => `"k${index.toString(36)}":{},`, tail: '"a":1}' },
    { name: 'one long key', head: `${head}"`, unit: 'x', tail: '":1}' },
  ]
}

/** JSON of exactly so many bytes. */
export function growJson(kind: TextKind, bytes: number): string {
  return growText(kind, bytes, asItIs, ' ')
}

/** Arrays in arrays, or objects in objects, of exactly so many bytes, closed as they should be. */
export function nest(open: '[' | '{"a":', bytes: number): string {
  const close = open === '[' ? ']' : '}'
  const depth = Math.floor((bytes - 1) / (open.length + 1))
  return `${open.repeat(depth)}1${close.repeat(depth)}`.padEnd(bytes)
}

function wrongFor(items: TSchema): string {
  return Type.IsBoolean(items) ? '"x"' : 'true'
}
