import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { expect, onTestFinished, test } from 'vitest'
import { findViolations } from './type-rules/find-violations.ts'

const root = join(import.meta.dirname, '..')
const source = join(root, 'src/')
const { options, fileNames } = readConfiguration()

function readConfiguration(): ts.ParsedCommandLine {
  const { config }: { config?: unknown } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  return ts.parseJsonConfigFileContent(config, ts.sys, root)
}

/** What serves: tests, what they share and what they are fed with are left out. */
function serves(path: string): boolean {
  const isOfTests = /\.test(-d)?\.ts$|\/(testing|fixtures|__fixtures__)\/|\/conformance(\/|\.ts$)/.test(path)
  return path.startsWith(source) && !isOfTests
}

test("what serves looks nothing up by anybody's words, and spreads no list of any length", () => {
  const program = ts.createProgram(
    fileNames.filter((path) => path.startsWith(source)),
    options,
  )
  expect(program.getSourceFiles().filter(({ fileName }) => serves(fileName)).length).toBeGreaterThan(1000)
  const found = findViolations(program, serves)
  expect(found.map(({ rule, place, line }) => `${rule}: ${relative(root, place)}: ${line}`)).toEqual([])
})

/** The rules that a few lines break, some names declared for them. */
function rulesBrokenBy(lines: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'type-rules-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'planted.mts')
  writeFileSync(path, `${declared}\n${lines}\nexport {}\n`)
  const program = ts.createProgram([path], { ...options, types: [], noUnusedLocals: false })
  expect(program.getSemanticDiagnostics().map(({ messageText }) => messageText)).toEqual([])
  return findViolations(program, (each) => each === path).map(({ rule }) => rule)
}

const declared = `
import { createRecord } from ${JSON.stringify(join(source, 'libraries/json/create-record.ts'))}
declare const table: Readonly<Record<string, number>>
declare const closed: Readonly<Record<'one' | 'two', number>>
declare const list: readonly number[]
declare const pair: readonly [number, number]
declare const texts: string[]
declare const word: string
declare const key: 'one' | 'two'
declare const index: number
const bare = createRecord<number>()
const named = new Map<string, number>()
`

test.each([
  ['table[word]'],
  ['table[word.toLowerCase()] ?? 1'],
  ['table[`${word}_ENGINE`]'],
  ['word in table'],
  ['const { [word]: one } = table; one'],
  ['const written: Record<string, number> = {}; written[word] = 1'],
  ['const read = <Word extends string>(one: Word) => table[one]; read'],
  ['Object.hasOwn(table, key) ? table[word] : 0'],
  ['Object.hasOwn(table, word) ? 0 : table[word]'],
])('a record is asked for any word: %s', (line) => {
  expect(rulesBrokenBy(line)).toEqual(['look-up-by-own-words'])
})

test.each([
  ['new Array<number>().push(...list)'],
  ['texts.unshift(...texts)'],
  ['Math.max(0, ...list)'],
  ['Math.hypot(...new Float32Array(3))'],
  ['String.fromCharCode(...list)'],
  ['new Array<number>(...list)'],
  ['Int32Array.of(...named.values())'],
])('a list of any length is spread: %s', (line) => {
  expect(rulesBrokenBy(line)).toEqual(['spread-of-bounded-lists'])
})

test('what is bounded, or holds nothing that was not put there, is allowed', () => {
  const allowed = [
    'closed[key]; list[index]; pair[0]; table.one; table["one"]; word[index]',
    'bare[word]; bare[word] = 1; named.get(word)',
    'Object.hasOwn(table, word) ? table[word] : 0',
    'key === "one" && Object.hasOwn(table, word) ? table[word] : 0',
    'const own = { [word]: 1 }; own',
    'const readAll = <Row extends object>(row: Row, name: keyof Row & string) => row[name]; readAll',
    'Math.max(...pair); [...list]; [0].push(...pair)',
    'const count = (...all: readonly number[]) => all.length; count(...list)',
  ]
  expect(rulesBrokenBy(allowed.join('\n'))).toEqual([])
})
