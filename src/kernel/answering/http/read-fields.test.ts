import fc from 'fast-check'
import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { countTurns } from '../../testing/count-turns.ts'
import { createFieldReader, type Fields } from './read-fields.ts'
import { readForm } from './read-form.ts'

const schema = Type.Object({
  one: Type.String(),
  many: Type.Optional(Type.Array(Type.String())),
  either: Type.Optional(Type.Union([Type.String(), Type.Array(Type.String())])),
})
const read = createFieldReader(schema)

/** The rule as a sentence has it: all values of a name, then what the schema makes of them. */
function readSimply(pairs: readonly (readonly [string, string])[]): Fields {
  const fields: Fields = Object.create(null)
  for (const [name] of pairs) {
    const values = pairs.filter(([other]) => other === name).map(([, value]) => value)
    const [first = ''] = values
    if (name === 'one') fields[name] = values.at(-1) ?? ''
    else fields[name] = name === 'many' || values.length > 1 ? values : first
  }
  return fields
}

const names = fc.constantFrom('one', 'many', 'either', 'other', 'more', '__proto__', 'constructor', '')

test('fields are those of a reader that looks at all pairs for each', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(names, fc.string())), (pairs) => {
      expect(Object.entries(read(pairs))).toEqual(Object.entries(readSimply(pairs)))
    }),
  )
})

/** ASCII, as URLSearchParams of Node misreads other characters beside a percent sign that stands alone. */
const piece = fc.oneof(
  fc.constantFrom('&', '=', '+', '%', '%4', '%41', '%zz', '%e6%97%a5', '%e6%97', '%ff', '%EF%BB%BF', '\u0000'),
  fc.string({ unit: 'binary-ascii' }),
)

test('a form has the pairs that URLSearchParams finds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(piece), async (pieces) => {
      const form = pieces.join('')
      // Its constructor takes a leading question mark for that of an address.
      expect(await readForm(Buffer.from(form))).toEqual([...new URLSearchParams(`?${form}`)])
    }),
  )
})

test('characters that nobody escaped are read beside percent signs that escape nothing', async () => {
  expect(await readForm(Buffer.from('日=100% 日&%e6%97%a5=%'))).toEqual([
    ['日', '100% 日'],
    ['日', '%'],
  ])
})

test('a form in long fields is the same', async () => {
  const form = `a=${'%e6%97%a5+x'.repeat(100_000)}&${'b'.repeat(300_000)}=${'日'.repeat(200_000)}`
  expect(await readForm(Buffer.from(form))).toEqual([...new URLSearchParams(form)])
})

test.each([
  ['one field of plus signs', `text=${'+'.repeat(3_000_000)}`],
  ['one field of escaped bytes', `text=${'%41'.repeat(1_000_000)}`],
  ['a thousand fields', 'a=++%41'.repeat(400).concat('&').repeat(1000)],
])('others have their turn while %s is read', async (_, form) => {
  expect(await countTurns(() => readForm(Buffer.from(form)))).toBeGreaterThanOrEqual(10)
})
