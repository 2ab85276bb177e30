import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { listWords } from './completion/list-words.ts'
import { writeFish } from './completion/write-fish.ts'
import { writeZsh } from './completion/write-zsh.ts'
import { createProgram } from './create-program.ts'
import { outline } from './outline.ts'
import { runCommand } from './testing/run-command.ts'

const program = await createProgram()
const { out: script } = await runCommand(['completion', 'bash'])

/** What Bash offers after these words, the last of which is being typed. */
function complete(...words: readonly string[]): readonly string[] {
  const ask = `${script}\nCOMP_WORDS=("$@"); COMP_CWORD=$(($#-1)); _mainstay; printf '%s\\n' "\${COMPREPLY[@]}"`
  const printed = execFileSync('bash', ['-c', ask, 'bash', 'mainstay', ...words], { encoding: 'utf8' })
  return printed.split('\n').filter((line) => line !== '')
}

test.each([
  [['ke'], ['keys']],
  [
    ['keys', ''],
    ['add', 'change', 'rotate', 'list', 'usage', 'audit', 'revoke', '--help'],
  ],
  [['keys', 'add', '--p'], ['--plan']],
  [
    ['keys', 'add', '--plan', ''],
    ['free', 'paid'],
  ],
  [
    ['serve', '--port', '80', '--h'],
    ['--host', '--help'],
  ],
  [['serve', '--data', ''], []],
  [['models', 'pull', '--fo'], ['--for']],
  [['backup', 'a.tar.gz', '--j'], ['--json']],
])('after %j Bash offers %j', (words, offered) => {
  expect(complete(...words)).toEqual(offered)
})

test.each([
  ['zsh', writeZsh],
  ['fish', writeFish],
])('the script for %s names every command', (_shell, write) => {
  const written = write(listWords(program))
  for (const { name } of outline) expect(written).toContain(name)
})

test('other shells are refused by name', async () => {
  expect((await runCommand(['completion', 'csh'])).err).toContain('Allowed choices are bash, zsh, fish.')
})

test('commands that are outlined say of themselves what they say when they are called', () => {
  expect(program.commands.map((each) => ({ name: each.name(), summary: each.description() }))).toEqual(
    outline.map(({ name, summary }) => ({ name, summary })),
  )
})
