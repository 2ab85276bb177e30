import { expect, test } from 'vitest'
import { commandGroupsOf } from '../kernel/wire/interface/commands/command-groups-of.ts'
import { commandGroups } from './command-groups.ts'
import { interfaces } from './index.ts'

test('those that are outlined are those that the slices and capabilities bring', async () => {
  expect(commandGroups.map(({ name, summary }) => ({ name, summary }))).toEqual(
    commandGroupsOf(interfaces).map(({ name, summary }) => ({ name, summary })),
  )
  for (const group of commandGroups) expect((await group.load()).name).toBe(group.name)
})
