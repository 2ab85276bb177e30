import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import packageJson from '../../package.json' with { type: 'json' }
import { run } from '../package/run.ts'
import type { Block } from './find-blocks.ts'

const root = join(import.meta.dirname, '../..')

/** What pages import besides what is ours, and the folder of one. */
const clientsOfOriginals = [
  '@google-cloud',
  'azure-cognitiveservices-computervision',
  'deepl-node',
  'ms-rest',
  'mwn',
  'node-ipinfo',
  'openai',
  'twitter',
]

/** A file made of blocks: one with imports begins it, those after it go on. */
export interface Program {
  readonly name: string
  readonly code: string
  readonly isRun: boolean
  /** What the comments below its `console.log` say that it prints. */
  readonly expected: string
}

export function toPrograms(blocks: readonly Block[], server: string): Program[] {
  const programs: Program[] = []
  for (const { page, line, language, code, notRun } of blocks) {
    const written = placeImports(code).replaceAll('http://127.0.0.1:8022', server)
    const last = programs.at(-1)
    if (last && !/^import /m.test(code))
      // What is not run is still checked, below what is.
      programs[programs.length - 1] = {
        ...last,
        code: `${last.code}\n${notRun === undefined ? written : `export async function unused() {\n${written}\n}`}`,
        expected: last.expected + readExpected(code),
      }
    else
      programs.push({
        name: `${page.replaceAll(/[^\w]/g, '-')}-${line}.${language}`,
        code: written,
        isRun: notRun === undefined,
        expected: readExpected(code),
      })
  }
  return programs
}

/** `// src/x/y.ts` as the first line says where a file belongs; what it imports is found from there. */
function placeImports(code: string): string {
  const [, path] = /^\/\/ (\S+\.ts)\n/.exec(code) ?? []
  if (path === undefined) return code
  return code.replaceAll(/from '(\.[^']+)'/g, (_all, to: string) => `from '${resolve(root, dirname(path), to)}'`)
}

function readExpected(code: string): string {
  const lines = code.split('\n')
  let isOutput = false
  return lines
    .filter((line, index) => {
      isOutput = line.startsWith('// ') && (isOutput || /console\.log\(.*\)$/.test(lines[index - 1] ?? ''))
      return isOutput
    })
    .map((line) => line.slice(3))
    .join('\n')
}

/** Writes them into a project of somebody's own, in which the package is what lies here, not yet built. */
export async function writeProject(programs: readonly Program[], folder: string, server: string): Promise<void> {
  const modules = join(folder, 'node_modules')
  const ours = join(modules, packageJson.name)
  await mkdir(ours, { recursive: true })
  await symlink(join(root, 'src'), join(ours, 'src'))
  const exported = JSON.stringify(packageJson.exports)
    .replaceAll('./dist/', './src/')
    .replaceAll(/(\.d\.ts|\.js)"/g, '.ts"')
  await writeFile(
    join(ours, 'package.json'),
    `{ "name": "${packageJson.name}", "type": "module", "exports": ${exported} }`,
  )
  for (const name of ['@types', ...clientsOfOriginals])
    await symlink(join(root, 'node_modules', name), join(modules, name))
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  for (const { name, code } of programs) await writeFile(join(folder, name), code)
  const { compilerOptions } = JSON.parse(await readFile(join(root, 'tsconfig.json'), 'utf8'))
  const { noUnusedLocals: _unused, allowJs: _javascript, ...options } = compilerOptions
  const files = programs.flatMap(({ name }) => (name.endsWith('.ts') ? [name] : []))
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files }))
  // Addresses that a program leaves to the default are this server's, too.
  await writeFile(
    join(folder, 'redirect.mjs'),
    `const { fetch } = globalThis
globalThis.fetch = (input, init) =>
  fetch(input instanceof Request ? input : String(input).replace('http://127.0.0.1:8022', '${server}'), init)`,
  )
}

/** What the compiler finds wrong. */
export async function checkTypes(folder: string): Promise<string> {
  const { out, err } = await run(join(root, 'node_modules/.bin/tsc'), ['-p', folder], folder)
  return out + err
}

export async function runProgram({ name }: Program, folder: string, settings: object) {
  return run(process.execPath, ['--import', './redirect.mjs', name], folder, settings)
}
