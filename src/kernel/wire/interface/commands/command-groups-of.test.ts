import { expect, test } from 'vitest'
import { defineCapability } from '../capability.ts'
import { defineCommand, defineCommands } from './command.ts'
import { commandGroupsOf } from './command-groups-of.ts'
import { defineEcho, speaker, type Speaker } from '../../../testing/echo.ts'

const say = defineCommand({ name: 'say', summary: 'Say it.', run: async (_input, { output }) => output.write('it') })
const groupOf = (name: string) => defineCommands({ name, summary: `What ${name} does.`, commands: [say] })

test('a capability that two interfaces use brings its commands once, before those of the interfaces', () => {
  const voice = defineCapability<Speaker>({
    id: 'voice',
    title: 'speaking',
    prefix: 'VOICE',
    engines: { embedded: async () => ({ default: () => speaker }) },
    commands: groupOf('voices'),
  })
  const interfaces = [
    { ...defineEcho(), uses: [voice], commands: groupOf('echoes') },
    { ...defineEcho(), uses: [voice] },
  ]
  expect(commandGroupsOf(interfaces).map(({ name }) => name)).toEqual(['voices', 'echoes'])
})
