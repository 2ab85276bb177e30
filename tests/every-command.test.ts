/** What holds for every command that an interface or a capability brings: a new one is tested here as soon as it is in the list. */
import { expect, test } from 'vitest'
import { listWords } from '../src/cli/completion/list-words.ts'
import { createProgram } from '../src/cli/create-program.ts'
import { runCommand } from '../src/cli/testing/run-command.ts'
import { commandGroups } from '../src/interfaces/command-groups.ts'

const groups = await Promise.all(commandGroups.map(({ load }) => load()))
const isWord = (name: string) => /^[a-z]+(-[a-z]+)*$/.test(name)

test('translation, vision, feeds and transit are brought, each with a name of its own', () => {
  expect(groups.map(({ name }) => name)).toEqual(['translation', 'vision', 'feeds', 'transit'])
})

test.each(groups.map((group) => [group.name, group] as const))('%s: --help lists its commands', async (name, group) => {
  const { code, out } = await runCommand([name, '--help'])
  expect(code).toBe(0)
  expect(out).toContain(group.summary)
  for (const command of group.commands) expect(out).toContain(`\n  ${command.name} `)
})

test.each(groups.flatMap((group) => group.commands.map((command) => [group.name, command.name, command] as const)))(
  '%s %s: its words can be written on a command line',
  (_group, name, command) => {
    const words = [name, ...Object.keys(command.arguments), ...Object.keys(command.options)]
    expect(words.filter((word) => !isWord(word))).toEqual([])
    const beforeLast = Object.values(command.arguments).slice(0, -1)
    expect(beforeLast.filter(({ isRepeated }) => isRepeated)).toEqual([])
  },
)

/** Standard output of the one is a protocol, of the other a script. */
const withoutJson = ['mcp', 'completion']

test('every command takes --json, of the command line itself and of interfaces', async () => {
  const words = listWords(await createProgram())
  const lacking = words
    .filter(({ commands, options }) => commands.length === 0 && !options.some(({ word }) => word === '--json'))
    .map(({ path }) => path.join(' '))
  expect(lacking).toEqual(withoutJson)
  expect(words.length).toBeGreaterThan(45)
})
