import { createRecord } from '../../../libraries/json/create-record.ts'
import type { Operation } from '../../wire/contract.ts'
import { maxFields as usualMaxFields } from './limits.ts'
import { checkFieldCount, createFieldReader, type Fields } from './read-fields.ts'

const noFields: Fields = Object.freeze(createRecord<string>())

/** Makes a reader of the query of an address, such as `/posts?userId=1`. */
export function createQueryReader({
  query,
  maxFields = usualMaxFields,
}: Pick<Operation, 'query' | 'maxFields'>): (url: string) => Fields {
  const readFields = createFieldReader(query)
  return (url) => {
    const start = url.indexOf('?')
    if (start < 0) return noFields
    const text = url.slice(start + 1)
    checkFieldCount(text, maxFields, 'query')
    return readFields(new URLSearchParams(text))
  }
}
