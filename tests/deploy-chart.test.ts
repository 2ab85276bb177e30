/** The chart says with its own values what the manifests say; where helm is installed it is asked, too. */
import { spawnSync } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { asJsonObject, type JsonObject } from '../src/libraries/json/json-object.ts'

const deploy = join(import.meta.dirname, '../deploy')
const chart = join(deploy, 'helm/mainstay')

async function readTemplates(): Promise<readonly (readonly [name: string, text: string])[]> {
  const names = await readdir(join(chart, 'templates'))
  return Promise.all(
    names.toSorted().map(async (name) => [name, await readFile(join(chart, 'templates', name), 'utf8')] as const),
  )
}

async function readValues(): Promise<JsonObject> {
  return asJsonObject(parse(await readFile(join(chart, 'values.yaml'), 'utf8'))) ?? {}
}

function valueAt(values: JsonObject, path: string): unknown {
  return path.split('.').reduce<unknown>((inside, name) => asJsonObject(inside)?.[name], values)
}

/** Of the language of templates what these use, for values as they come: what stands in `with` and `range` is empty then. */
function render(text: string, values: JsonObject): string {
  return text
    .replaceAll(/^ *\{\{- (?:with|range) [^}]*\}\}\n[^]*?\{\{- end \}\}\n/gm, '')
    .replaceAll(/^\{\{- (?:if [^}]*|end) \}\}\n/gm, '')
    .replaceAll('{{ .Release.Name }}', 'mainstay')
    .replaceAll(/\{\{ add \.Values\.([\w.]+) 15 \}\}/g, (_all, path: string) =>
      String(Number(valueAt(values, path)) + 15),
    )
    .replaceAll(/\{\{-? ?(?:toYaml )?\.Values\.([\w.]+)( \| [^}]+)? \}\}/g, (_all, path: string, filter = '') =>
      filter
        ? ` ${JSON.stringify(/quote/.test(filter) ? String(valueAt(values, path)) : valueAt(values, path))}`
        : String(valueAt(values, path)),
    )
}

/** Objects by kind; the label that tells installations of a chart apart is the chart's alone. */
function byKind(texts: readonly string[]): Record<string, unknown> {
  const objects = texts.flatMap((text) => parseAllDocuments(text).map((document) => document.toJS() as unknown))
  return Object.fromEntries(objects.map((object) => [asJsonObject(object)?.['kind'], withoutInstance(object)]))
}

function withoutInstance(object: unknown): unknown {
  return JSON.parse(
    JSON.stringify(object, (name, value: unknown) => (name === 'app.kubernetes.io/instance' ? undefined : value)),
  )
}

test('the chart makes the objects of the manifests', async () => {
  const values = await readValues()
  const rendered = (await readTemplates()).map(([, text]) => render(text, values))
  for (const text of rendered) expect(text).not.toMatch(/\{\s*\{|\}\s*\}\s*\}\s*\}/)
  const manifests = await readFile(join(deploy, 'kubernetes/mainstay.yaml'), 'utf8')
  expect(byKind(rendered)).toEqual(byKind([manifests]))
})

test('every value is used, and every one that is used is there', async () => {
  const values = await readValues()
  const templates = (await readTemplates()).map(([, text]) => text).join('')
  const used = new Set([...templates.matchAll(/\.Values\.([\w.]+)/g)].map(([, path = '']) => path))
  expect([...used].filter((path) => valueAt(values, path) === undefined)).toEqual([])
  const named = new Set([...used].map((path) => path.split('.')[0]))
  expect(Object.keys(values).filter((name) => !named.has(name))).toEqual([])
})

const hasHelm = spawnSync('helm', ['version']).status === 0

test.skipIf(!hasHelm)('helm takes the chart', () => {
  expect(spawnSync('helm', ['lint', '--strict', chart]).status).toBe(0)
  expect(spawnSync('helm', ['template', 'mainstay', chart]).status).toBe(0)
})
