import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { contracts } from '../../src/interfaces/contracts.ts'

const root = join(import.meta.dirname, '../../src/interfaces')

const ids = Object.values(contracts).map(({ id }): string => id)

/** Pages of slices, by their files; they are drawn, so they ask the server by themselves or by a button. */
export const drawn = ids.flatMap((id) => {
  const files = readdirSync(join(root, id, 'console'))
  return files.flatMap((file) => {
    const [, name] = /^([^.]+)(?:\.open)?\.page\.tsx$/.exec(file) ?? []
    return name === undefined ? [] : [`${id}/${name}`]
  })
})

export const ofServer = ['', 'keys', 'models', 'work', 'calls', 'faults', 'welcome', 'nothing-of-that-name']

/** The first operation of each interface. */
export const operations = Object.values(contracts).map(
  ({ id, operations: all }) => `${id}/operations/${Object.keys(all)[0] ?? ''}`,
)
