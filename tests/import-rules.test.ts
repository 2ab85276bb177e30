import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { afterAll, expect, test } from 'vitest'
import configuration from '../.dependency-cruiser.mjs'

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

/** Lays files out in a folder of their own and gives back the names of the rules they break. */
async function rulesBrokenBy(files: Record<string, string>): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), 'import-rules-'))
  folders.push(root)
  symlinkSync(join(import.meta.dirname, '..', 'node_modules'), join(root, 'node_modules'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const { forbidden = [], options = {} } = configuration
  const { output } = await cruise(Object.keys(files), {
    ...options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden },
  })
  if (typeof output === 'string') throw new Error(output)
  return [...new Set(output.summary.violations.map(({ rule }) => rule.name))]
}

test.each([
  ['slices-are-strangers', 'src/interfaces/notes/handlers.ts', 'src/interfaces/moderations/port.ts'],
  ['kernel-knows-no-slice', 'src/kernel/access.ts', 'src/interfaces/notes/port.ts'],
  ['libraries-know-no-server', 'src/libraries/json/parse.ts', 'src/kernel/foundation/errors/service-error.ts'],
  ['no-arrow-climbs', 'src/kernel/foundation/storage/storage.ts', 'src/kernel/wire/contract.ts'],
  ['no-arrow-climbs', 'src/kernel/wire/interface.ts', 'src/kernel/answering/http/server.ts'],
  ['no-arrow-climbs', 'src/kernel/answering/http/server.ts', 'src/kernel/assembly/app/assemble.ts'],
  ['no-arrow-climbs', 'src/kernel/assembly/app/assemble.ts', 'src/kernel/testing/echo.ts'],
  ['capabilities-know-no-slice', 'src/capabilities/translation/port.ts', 'src/interfaces/notes/port.ts'],
  ['capabilities-know-no-dialect', 'src/capabilities/translation/port.ts', 'src/dialects/openai/key.ts'],
  ['capabilities-by-their-port', 'src/interfaces/notes/handlers.ts', 'src/capabilities/text/engines/embedded.ts'],
  ['contracts-are-pure', 'src/interfaces/notes/contract.ts', 'src/interfaces/notes/port.ts'],
  ['engines-see-no-http', 'src/interfaces/notes/engines/embedded.ts', 'src/kernel/wire/interface/answer.ts'],
  ['engines-see-no-http', 'src/interfaces/notes/port.ts', 'src/interfaces/notes/contract.ts'],
  ['client-and-console-run-anywhere', 'src/client/create-client.ts', 'src/kernel/foundation/storage/storage.ts'],
  ['client-and-console-run-anywhere', 'console/src/app.ts', 'src/interfaces/notes/handlers.ts'],
  ['common-links-runs-anywhere', 'src/common-links/find-common-links.ts', 'src/interfaces/contracts.ts'],
  ['cli-knows-no-slice', 'src/cli/feeds.ts', 'src/interfaces/news-feeds/commands.ts'],
  ['cli-knows-no-slice', 'src/cli/models.ts', 'src/capabilities/language-model/commands.ts'],
  ['cli-knows-no-slice', 'src/cli/common-links.ts', 'src/common-links/find-common-links.ts'],
  ['only-the-cli-knows-the-cli', 'src/interfaces/news-feeds/commands.ts', 'src/cli/table.ts'],
  ['extensions-know-clients-alone', 'src/client/extensions.ts', 'src/interfaces/notes/contract.ts'],
  ['extensions-know-clients-alone', 'src/client/extensions.ts', 'src/interfaces/notes/port.ts'],
  ['slice-clients-know-their-contract-alone', 'src/interfaces/notes/client.ts', 'src/interfaces/notes/handlers.ts'],
  [
    'slice-clients-know-their-contract-alone',
    'src/interfaces/notes/client.ts',
    'src/interfaces/notes/engines/embedded.ts',
  ],
  [
    'slice-clients-know-their-contract-alone',
    'src/interfaces/notes/client.ts',
    'src/kernel/foundation/errors/service-error.ts',
  ],
])('%s: %s must not import %s', async (rule, from, to) => {
  const up = '../'.repeat(from.split('/').length - 1)
  const files = { [from]: `import { x } from '${up}${to}'\nexport const y = x\n`, [to]: 'export const x = 1\n' }
  expect(await rulesBrokenBy(files)).toEqual([rule])
})

test.each([
  ['client-and-console-run-anywhere', 'src/client/call.ts'],
  ['extensions-know-clients-alone', 'src/client/extensions.ts'],
  ['slice-clients-know-their-contract-alone', 'src/interfaces/notes/client.ts'],
  ['common-links-runs-anywhere', 'src/common-links/find-common-links.ts'],
])('%s: %s must not import Node', async (rule, from) => {
  const files = { [from]: `import { readFileSync } from 'node:fs'\nexport const y = readFileSync\n` }
  expect(await rulesBrokenBy(files)).toEqual([rule])
})

test.each([
  ['common-links-runs-anywhere', 'src/common-links/options.ts', 'typebox'],
  ['slice-clients-know-their-contract-alone', 'src/interfaces/notes/client.ts', 'typebox'],
  ['only-the-cli-knows-the-cli', 'src/interfaces/notes/commands.ts', 'commander'],
])('%s: %s must not import the package %s', async (rule, from, name) => {
  const files = { [from]: `import * as all from '${name}'\nexport const y = all\n` }
  expect(await rulesBrokenBy(files)).toEqual([rule])
})

test('no-cycles: two files must not import each other', async () => {
  const files = {
    'src/kernel/a.ts': `import { b } from './b.ts'\nexport const a = () => b\n`,
    'src/kernel/b.ts': `import { a } from './a.ts'\nexport const b = () => a\n`,
  }
  expect(await rulesBrokenBy(files)).toEqual(['no-cycles'])
})

test('no-cycles: nor for their types alone', async () => {
  const files = {
    'src/kernel/a.ts': `import type { B } from './b.ts'\nexport type A = B | undefined\n`,
    'src/kernel/b.ts': `import type { C } from './c.ts'\nexport type B = C[]\n`,
    'src/kernel/c.ts': `import type { A } from './a.ts'\nexport interface C { readonly a: A }\n`,
  }
  expect(await rulesBrokenBy(files)).toEqual(['no-cycles'])
})

test('what the arrows allow is allowed', async () => {
  const files = {
    'src/main.ts': `import { all } from './interfaces/index.ts'\nexport const y = all\n`,
    'src/interfaces/index.ts': `import { notes } from './notes/index.ts'\nexport const all = [notes]\n`,
    'src/interfaces/notes/index.ts': `import { port } from '../../capabilities/text/port.ts'\nexport const notes = port\n`,
    'src/capabilities/text/port.ts': `import { fail } from '../../kernel/foundation/errors/service-error.ts'\nexport const port = fail\n`,
    'src/kernel/foundation/errors/service-error.ts': 'export const fail = 1\n',
    'src/interfaces/contracts.ts': `export { contract } from './notes/contract.ts'\n`,
    'src/interfaces/notes/contract.ts': `export { one } from './contract/one.ts'\nexport const contract = 1\n`,
    'src/interfaces/notes/contract/one.ts': `export const one = 1\n`,
    'src/interfaces/notes/client.ts':
      `import { contract } from './contract.ts'\nimport { one } from './contract/one.ts'\n` +
      `import { call } from '../../client/call.ts'\nexport const extend = [contract, one, call]\n`,
    'src/client/call.ts': `export const call = 1\n`,
    'src/client/extensions.ts': `export { extend } from '../interfaces/notes/client.ts'\n`,
    'src/client/index.ts': `import { contracts } from '../interfaces/contracts.ts'\nexport const y = contracts\n`,
    'src/cli/mainstay.ts':
      `import { all } from '../interfaces/index.ts'\nimport { y } from '../main.ts'\n` +
      `import { fail } from '../kernel/foundation/errors/service-error.ts'\nimport { Command } from 'commander'\nexport const z = [all, y, fail, Command]\n`,
  }
  expect(await rulesBrokenBy(files)).toEqual([])
})
