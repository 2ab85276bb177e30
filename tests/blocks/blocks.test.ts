/** That the test of the pages' blocks finds what it is there to find. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createProgram } from '../../src/cli/create-program.ts'
import { findFault } from './check-command.ts'
import { findBlocks, findInlineCommands } from './find-blocks.ts'
import { matchesOutput } from './match-output.ts'
import { toPrograms } from './run-programs.ts'
import { runShell } from './run-shell.ts'

const program = await createProgram()

test.each([
  ['CHAT_ENGINE=gguf mainstay serve --port 80', undefined],
  ['mainstay keys add --name "my phone" --only ip-location   # for the phone', undefined],
  ['mainstay transit 港 大学前 --at 0800', undefined],
  ['mainstay import notes ./posts --urlname hana', undefined],
  ['mainstay export --only users | head', undefined],
  ['mainstay import --help', undefined],
  ['mainstay keys ad --name x', 'has no command ad'],
  ['mainstay keys add --nmae x', 'has no --nmae x'],
  ['mainstay keys revoke', 'needs id'],
  ['mainstay status now', 'takes no now'],
  ['mainstay keys add --name x --plan golden', expect.stringContaining('Allowed choices are free, paid')],
])('%s: %s', (line, fault) => {
  expect(findFault(program, line)).toEqual(fault)
})

test.each([
  ['{"a":1,"b":2}', '{"a":1,…', true],
  ['{"a":1,"b":2}', '{…"b":2}', true],
  ['[\n  1,\n  2\n]', '[1, 2]', true],
  ['{"a":1,"b":2}', '{"a":1}', false],
  ['{"a":1,"b":2}', '{"a":1', false],
  ['{"b":2}', '{"a":1,…', false],
  ['nothing', '', false],
])('%s printed where a page says %s', (printed, expected, matches) => {
  expect(matchesOutput(printed, expected)).toBe(matches)
})

const page = `Call \`mainstay keys list\`, or:

<!-- not run: needs a friend -->

\`\`\`sh
ask a friend
\`\`\`

\`\`\`sh
# For the reader:
export WORD=…
echo one "$WORD"
# one …

echo two
\`\`\`
`

test('blocks are found with what stands above them, and run to what they print', async () => {
  const [first, second] = findBlocks('page.md', page)
  expect(first).toMatchObject({ line: 6, language: 'sh', code: 'ask a friend', notRun: 'needs a friend' })
  expect(findInlineCommands(page)).toEqual(['mainstay keys list'])
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-blocks-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const environment = { PATH: process.env['PATH'], FIRST_DATA: '/dev/null', WORD: 'word' }
  const ran = await runShell(second ? [second] : [], folder, environment)
  expect(ran.map(({ printed, expected }) => [printed, expected])).toEqual([
    ['one word\n', 'one …'],
    ['two\n', undefined],
  ])
  const wrong = second ? [{ ...second, code: 'true\nfalse\ntrue' }] : []
  await expect(runShell(wrong, folder, environment)).rejects.toThrow('page.md:10 ended with 1')
})

test('a program goes on in the next block without imports, and what it logs is read from the comment below', () => {
  const markdown =
    "```ts\nimport { a } from 'b'\nconsole.log(a)\n// 1\n```\n\n<!-- not run: costs money -->\n\n```ts\nawait a.pay()\n```\n\n```ts\nconsole.log(2)\n// 2\n```\n"
  expect(toPrograms(findBlocks('page.md', markdown), 'http://server')).toEqual([
    {
      name: 'page-md-2.ts',
      code: "import { a } from 'b'\nconsole.log(a)\n// 1\nexport async function unused() {\nawait a.pay()\n}\nconsole.log(2)\n// 2",
      isRun: true,
      expected: '12',
    },
  ])
})
