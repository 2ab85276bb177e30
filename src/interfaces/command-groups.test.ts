import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { capabilitiesOf } from '../kernel/wire/interface/capabilities-of.ts'
import { commandGroups } from './command-groups.ts'
import { interfaces } from './index.ts'

test('every slice and capability with commands is outlined, by the name and the summary that its group has', async () => {
  const groups = await Promise.all(commandGroups.map(({ load }) => load()))
  expect(groups.map(({ name, summary }) => ({ name, summary }))).toEqual(
    commandGroups.map(({ name, summary }) => ({ name, summary })),
  )
  const files = globSync('{interfaces,capabilities}/*/commands.ts', { cwd: `${import.meta.dirname}/..` })
  expect(groups).toHaveLength(files.length)
})

test('what commands read of the environment is listed among the settings of a slice or a capability', async () => {
  const parts = [...capabilitiesOf(interfaces), ...interfaces]
  const known = new Set(parts.flatMap(({ settings }) => Object.keys(settings?.properties ?? {})))
  const groups = await Promise.all(commandGroups.map(({ load }) => load()))
  const read = groups.flatMap(({ settings }) => Object.keys(settings?.properties ?? {}))
  expect(read).toContain('TRANSLATION_REGISTRY')
  expect(read.filter((name) => !known.has(name))).toEqual([])
})
