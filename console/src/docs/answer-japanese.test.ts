import { expect, test } from 'vitest'
import { contracts } from '../../../src/interfaces/contracts.ts'
import { statusesOf } from '../../../src/kernel/wire/openapi/statuses-of.ts'
import { listFields } from '../../../src/kernel/wire/reference/list-fields.ts'
import type { Dictionary } from '../words/dictionary.ts'
import { fieldJapanese } from '../words/field-japanese.ts'
import { answerJapanese } from './answer-japanese.ts'

const slices: Readonly<Record<string, Dictionary>> = import.meta.glob('../../../src/interfaces/*/console/japanese.ts', {
  eager: true,
  import: 'default',
})
const elsewhere = new Set([...Object.values(slices), fieldJapanese].flatMap((words) => Object.keys(words)))

test('every field of calls, answers, events and failures that says something says it in Japanese, too', () => {
  const schemas = Object.values(contracts).flatMap((contract) =>
    Object.values(contract.operations).flatMap((operation) => {
      const { params, query, body, response, events } = operation
      return [params, query, body?.schema, response, events, ...statusesOf(contract, operation).values()]
    }),
  )
  const said = new Set(
    schemas.flatMap((schema) => (schema ? listFields(schema).map(({ description }) => description) : [])),
  )
  said.delete('')
  expect(said.size).toBeGreaterThan(400)
  const lacking = [...said].filter((sentence) => !elsewhere.has(sentence))
  expect(Object.keys(answerJapanese).toSorted()).toEqual(lacking.toSorted())
})
