import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contracts } from '../../../src/interfaces/contracts.ts'
import { interfaces } from '../../../src/interfaces/index.ts'
import { contentsOf } from '../../../src/kernel/assembly/content/contents-of.ts'
import { shapeOf } from '../call/request-shape.ts'
import { createCatalogue } from '../catalogue.ts'
import { groups } from '../listing.ts'
import { consoleJapanese } from './console-japanese.ts'
import type { Dictionary } from './dictionary.ts'
import { fieldJapanese } from './field-japanese.ts'
import { japanese, japaneseSentences } from './japanese.ts'
import { keyJapanese } from './key-japanese.ts'
import { operatorJapanese } from './operator-japanese.ts'
import { pickLanguage } from './language.ts'
import { createSay } from './say.ts'
import { serverJapanese } from './server-japanese.ts'

const root = join(import.meta.dirname, '../../..')
const slices: Readonly<Record<string, Dictionary>> = import.meta.glob('../../../src/interfaces/*/console/japanese.ts', {
  eager: true,
  import: 'default',
})

test('a sentence is said in the other language, with its values; one that is not known stays English', () => {
  const say = createSay({ '{count} calls': '{count} 回', 'From|a language': '翻訳元' })
  expect(say('{count} calls', { count: 3 })).toBe('3 回')
  expect(say('From|a language')).toBe('翻訳元')
  expect(say('Not {known}', { known: 'known' })).toBe('Not known')
  expect(createSay({})('From|a language')).toBe('From')
  expect(createSay({})('Several are separated by |. One is enough')).toBe('Several are separated by |. One is enough')
  expect(say('toString')).toBe('toString')
})

test.each([
  ['', ['ja-JP', 'en'], 'ja'],
  ['', ['de', 'ja', 'en'], 'ja'],
  ['', ['de'], 'en'],
  ['en', ['ja'], 'en'],
  ['ja', ['en'], 'ja'],
] as const)('stored %j, browser %j: %s', (stored, preferred, language) => {
  expect(pickLanguage(stored, preferred)).toBe(language)
})

test('all that contracts say of interfaces and operations has its Japanese', () => {
  const said = Object.values(contracts).flatMap(({ title, summary, operations }) => [
    title,
    summary,
    ...Object.values(operations).map((operation) => operation.summary),
  ])
  expect(said.length).toBeGreaterThan(150)
  expect(lacking([...said, ...Object.values(groups)])).toEqual([])
})

test('all that contracts say of the fields of a form has its Japanese', () => {
  const said = createCatalogue(contracts).flatMap((entry) =>
    entry.operations.flatMap((operation) => {
      const { params, query, body } = shapeOf({ entry, ...operation })
      return [...params, ...query, ...(body?.fields ?? [])].flatMap(({ description }) => description ?? [])
    }),
  )
  expect(new Set(said).size).toBeGreaterThan(150)
  expect([...new Set(lacking(said))]).toEqual([])
})

test('all that lists of models say of each has its Japanese', () => {
  const said = ['src/capabilities', 'src/interfaces'].flatMap((folder) =>
    readdirSync(join(root, folder)).flatMap((name) => readModels(join(root, folder, name, 'models.json'))),
  )
  expect(said.length).toBeGreaterThan(30)
  expect(lacking(said)).toEqual([])
})

test('all that the server says of what can be taken in has its Japanese', () => {
  const said = contentsOf(interfaces).flatMap(({ name, imports, importOptions }) => [
    `${name}|a content`,
    imports,
    ...Object.values(importOptions),
  ])
  expect(said.length).toBeGreaterThan(20)
  expect(lacking(said)).toEqual([])
})

interface ModelEntry {
  readonly about: string
  readonly wants?: string
  readonly figure?: { readonly value: string }
}

function readModels(path: string): readonly string[] {
  if (!existsSync(path)) return []
  const entries: readonly ModelEntry[] = JSON.parse(readFileSync(path, 'utf8'))
  return entries.flatMap(({ about, wants, figure }) => [about, wants ?? [], figure?.value ?? []].flat())
}

test('no two dictionaries say the same otherwise', () => {
  const ofConsole = [consoleJapanese, keyJapanese, operatorJapanese, fieldJapanese, serverJapanese]
  const all = [...ofConsole, ...Object.values(slices)].flatMap(Object.entries)
  expect(all.length).toBeGreaterThan(900)
  expect(all.filter(([english, other]) => japanese[english] !== other)).toEqual([])
})

test('all that the console and the pages of slices say has its Japanese', () => {
  const said = listSources().flatMap((path) => {
    const source = readFileSync(path, 'utf8')
    const inCalls = [...source.matchAll(/\bsay\(\s*'((?:[^'\\]|\\.)*)'/g)].map(([, text = '']) =>
      text.replaceAll("\\'", "'"),
    )
    const inFailures = [...source.matchAll(/(?:\bsentence: |Error\()'((?:[^'\\]|\\.)+)'/g)].map(([, text = '']) => text)
    const inTables = [...source.matchAll(/headings(?: =|=\{)\s*\[([^\]]+)\]/g)].flatMap(([, list = '']) =>
      [...list.matchAll(/'([^']+)'/g)].map(([, text = '']) => text),
    )
    const inPages = [...source.matchAll(/<OwnerPage\s+title="([^"]+)"\s+lead="([^"]+)"/g)].flatMap(
      ([, ...texts]) => texts,
    )
    return [...inCalls, ...inFailures, ...inTables, ...inPages]
  })
  expect(said.length).toBeGreaterThan(300)
  expect(lacking(said)).toEqual([])
})

test('values stand in both languages', () => {
  const namesOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted()
  const unlike = [...Object.entries(japanese), ...Object.entries(japaneseSentences)].filter(
    ([english, other]) => namesOf(english).join() !== namesOf(other).join(),
  )
  expect(unlike).toEqual([])
})

function lacking(sentences: readonly string[]): readonly string[] {
  return sentences.filter((sentence) => !Object.hasOwn(japanese, sentence))
}

function listSources(): readonly string[] {
  const list = (folder: string) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(root, folder, path))
  const pages = list('src/interfaces').filter((path) => /\/console\/[^/]+$/.test(path))
  return [...list('console/src'), ...pages].filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.test.ts'))
}
