import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { run } from '../../tests/package/run.ts'
import { addToList } from './add-to-list.ts'
import { writeSlice } from './write-slice.ts'

test('a new interface takes its place in the list of interfaces', () => {
  const list = `/** The product. */
import type { AnyInterface } from '../kernel/wire/interface.ts'
import binPacking from './bin-packing/index.ts'
import samplePosts from './sample-posts/index.ts'

export const interfaces: readonly AnyInterface[] = [binPacking, samplePosts]
`
  expect(addToList(list, 'question-tags', 'index.ts')).toBe(`/** The product. */
import type { AnyInterface } from '../kernel/wire/interface.ts'
import binPacking from './bin-packing/index.ts'
import questionTags from './question-tags/index.ts'
import samplePosts from './sample-posts/index.ts'

export const interfaces: readonly AnyInterface[] = [binPacking, questionTags, samplePosts]
`)
})

test('and in the list of contracts', () => {
  const list = `/** Contracts. */
import { samplePosts } from './sample-posts/contract.ts'

export const contracts = { samplePosts } as const
`
  expect(addToList(list, 'notes', 'contracts.ts')).toBe(`/** Contracts. */
import { notes } from './notes/contract.ts'
import { samplePosts } from './sample-posts/contract.ts'

export const contracts = { notes, samplePosts } as const
`)
})

test('its folder holds the slice that CONTRIBUTING describes', () => {
  expect(Object.keys(writeSlice('question-tags')).toSorted()).toEqual([
    'README.md',
    'client.ts',
    'contract.ts',
    'engines/conformance.ts',
    'engines/embedded.test.ts',
    'engines/embedded.ts',
    'handlers.ts',
    'index.ts',
    'port.ts',
    'question-tags.test.ts',
    'render-error.ts',
  ])
})

const root = join(import.meta.dirname, '../..')
const binaries = join(root, 'node_modules/.bin')

/** A copy of what the script and the checks read, without data and models. */
async function copyTree(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-new-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const name of ['src', 'scripts', 'tests', 'package.json', 'tsconfig.json', '.oxlintrc.json', '.oxfmtrc.json'])
    await cp(join(root, name), join(folder, name), {
      recursive: true,
      filter: (path) => !/[\\/](?:interfaces|capabilities)[\\/].+[\\/]models[\\/]./.test(path),
    })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

test('what is written stands the checks of format, lint and types, however long its name is', async () => {
  const folder = await copyTree()
  const long = 'an-interface-with-a-name-so-long-that-lines-of-the-slice-have-to-be-broken-where-others-are-not'
  for (const name of ['question-tags', 'a', long])
    expect(await run(process.execPath, ['scripts/new-interface.ts', name], folder)).toMatchObject({
      code: 0,
      err: '',
    })
  const slices = ['question-tags', 'a', long].map((name) => `src/interfaces/${name}`)
  const lists = ['src/interfaces/index.ts', 'src/interfaces/contracts.ts']
  const format = await run(join(binaries, 'oxfmt'), ['--check', ...slices, ...lists], folder)
  expect(format.code, format.out).toBe(0)
  const options = { extends: './tsconfig.json', include: slices }
  await writeFile(join(folder, 'tsconfig.new.json'), JSON.stringify(options))
  const lint = await run(join(binaries, 'oxlint'), slices, folder)
  expect(lint.code, lint.out).toBe(0)
  const types = await run(join(binaries, 'tsc'), ['-p', 'tsconfig.new.json'], folder)
  expect(types).toEqual({ code: 0, out: '', err: '' })
})

test.each([
  ['Question', 'kebab-case'],
  ['class', '"class" would be the name of a variable, and is taken'],
  ['handlers', '"handlers" would be the name of a variable'],
  ['notes', 'src/interfaces/notes exists already.'],
])('%s is refused: %s', async (name, sentence) => {
  const { code, err } = await run(process.execPath, ['scripts/new-interface.ts', name], root)
  expect(code).toBe(2)
  expect(err).toContain(sentence)
})
