/**
 * Every block of code in a page that people read is run against a server started for it, or says above it why it is not:
 * `<!-- not run: REASON -->`. What a comment below a command says that it prints is compared, "…" standing for anything.
 */
import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse as parseYaml } from 'yaml'
import packageJson from '../package.json' with { type: 'json' }
import { createProgram } from '../src/cli/create-program.ts'
import { formatSettings } from '../src/cli/format-settings.ts'
import { interfaces } from '../src/interfaces/index.ts'
import { findFault } from './blocks/check-command.ts'
import { findBlocks, findInlineCommands } from './blocks/find-blocks.ts'
import { matchesOutput } from './blocks/match-output.ts'
import { writeReadersFiles } from './blocks/readers-files.ts'
import { checkTypes, runProgram, toPrograms, writeProject } from './blocks/run-programs.ts'
import { hasProgram, runShell, writePrograms } from './blocks/run-shell.ts'
import { type Served, serve, succeed } from './package/run.ts'

const root = join(import.meta.dirname, '..')
const key = 'the-key-of-this-test'
const listed = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
/**
 * History is not kept up to date; pages that are drawn from the code have no block to run; the blocks of README.ja.md are those of
 * README.md, which japanese-readme.test.ts holds.
 */
const paths = listed.filter(
  (path) => !['CHANGELOG.md', 'docs/architecture.md'].includes(path) && !path.endsWith('.ja.md'),
)
const pages = await Promise.all(
  paths.map(async (path) => ({ path, markdown: await readFile(join(root, path), 'utf8') })),
)
const blocks = pages.flatMap(({ path, markdown }) => findBlocks(path, markdown))
const command = await createProgram()

const commandLines = blocks
  .filter(({ language }) => language === 'sh')
  .flatMap(({ page, line, code }) =>
    code
      .replaceAll('\\\n', ' ')
      .split('\n')
      .filter((each) => /^(?:\w+=\S+ )*mainstay /.test(each))
      .map((each) => [`${page}:${line}`, each] as const),
  )
const inlineCommands = pages.flatMap(({ path, markdown }) =>
  findInlineCommands(markdown).map((each) => [path, each] as const),
)

describe('what pages hold', () => {
  test('every block has a language that is run or read here', () => {
    const known = ['sh', 'ts', 'tsx', 'js', 'json', 'yaml', 'nginx', 'text']
    expect(blocks.filter(({ language }) => !known.includes(language))).toEqual([])
    expect(blocks.length).toBeGreaterThan(60)
  })

  test('those that cannot be run are few, and say why', () => {
    const marked = blocks.filter(({ notRun }) => notRun !== undefined)
    expect(marked.length).toBeLessThan(30)
    expect(marked.filter(({ notRun = '' }) => notRun.length < 10)).toEqual([])
    expect(
      blocks.filter(({ language, notRun }) => ['tsx', 'nginx'].includes(language) && notRun === undefined),
    ).toEqual([])
  })

  test.each(commandLines)('%s: the command line takes "%s"', (_place, line) => {
    expect(findFault(command, line)).toBeUndefined()
  })

  test.each(inlineCommands)('%s: the command line takes "%s"', (_place, line) => {
    // Within a sentence a command may be named without what it needs.
    expect(findFault(command, line) ?? '').not.toMatch(/has no|takes no/)
  })

  test('settings that blocks set are there', () => {
    const described = formatSettings(interfaces, 80)
    const names = [...described.matchAll(/^ {2}([A-Z_]+)$/gm)].map(([, name]) => name)
    const assigned = blocks
      .filter(({ language }) => language === 'sh')
      .flatMap(({ code }) => [...code.matchAll(/(?<![\w"'&?$-])([A-Z][A-Z_]+)=/g)].map(([, name]) => name))
    const isKnown = (name = '') => names.includes(name) || name === 'MAINSTAY_KEY' || /^[A-Z_]+_UPSTREAM_/.test(name)
    expect(assigned.filter((name) => !isKnown(name))).toEqual([])
    expect(assigned).toContain('CHAT_ENGINE')
  })

  test('a setting is exported, or stands before its command', () => {
    const alone = /^(?:[A-Z][A-Z_]+=\S+\s*)+(?:#.*)?$/m
    expect(blocks.filter(({ language, code }) => language === 'sh' && alone.test(code))).toEqual([])
  })

  test('nothing comes after a server that holds the terminal', () => {
    const held = /^(?:\w+=\S+ )*(?:mainstay serve|npm start)[^&\n]*\n(?!\n*$)/m
    expect(blocks.filter(({ language, code }) => language === 'sh' && held.test(code))).toEqual([])
  })

  test('npm installs what this project knows, and runs scripts that are there', () => {
    const { scripts, dependencies, devDependencies, peerDependencies } = packageJson
    const known = Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })
    const code = pages.map(({ markdown }) => markdown).join('\n')
    const installed = [...code.matchAll(/\bnpm install ([^\n`"#]*)/g)].flatMap(([, words = '']) =>
      words.trim().split(' '),
    )
    const isOther = (word: string) => !/^(-|\.|TARBALL|$)/.test(word) && !known.includes(word)
    expect(installed.filter(isOther)).toEqual([])
    const ran = [...code.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name)
    expect(ran.filter((name) => !Object.hasOwn(scripts, name) && name !== '-s')).toEqual([])
  })

  test('a page whose blocks call mainstay says how a clone does', () => {
    const calling = pages.filter(({ path }) => commandLines.some(([place]) => place.startsWith(`${path}:`)))
    expect(calling.filter(({ markdown }) => !markdown.includes('npm run mainstay --')).map(({ path }) => path)).toEqual(
      [],
    )
  })

  test('a key that blocks send is exported before', () => {
    const sending = blocks.filter(({ language, code }) => language === 'sh' && /\$\{?[A-Z]*KEY/.test(code))
    const exporting = new Set(
      blocks.filter(({ code }) => code.includes('export MAINSTAY_KEY=')).map(({ page }) => page),
    )
    expect(sending.filter(({ page }) => !exporting.has(page))).toEqual([])
    expect(sending.flatMap(({ code }) => code.match(/\$\{?(?!MAINSTAY_KEY)[A-Z_]*KEY\w*/g) ?? [])).toEqual([])
  })

  test.each(blocks.filter(({ language }) => ['json', 'yaml'].includes(language)))(
    '$page:$line can be read',
    ({ language, code }) => {
      expect(() => (language === 'json' ? JSON.parse(code) : parseYaml(code))).not.toThrow()
    },
  )
})

describe('what pages say, done', () => {
  let folder: string
  let served: Served
  let environment: NodeJS.ProcessEnv
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mainstay-blocks-'))
    const command = join(root, 'bin/mainstay.js')
    const first = join(folder, 'first')
    await succeed('env', [`MAINSTAY_DATA=${first}`, process.execPath, command, 'samples', 'add'], folder)
    await cp(first, join(folder, 'served'), { recursive: true })
    served = await serve(command, join(folder, 'served'), { MAINSTAY_DEV_KEY: key, MAINSTAY_LOG_LEVEL: 'error' })
    const port = new URL(served.origin).port
    const path = await writePrograms(join(folder, 'programs'))
    environment = {
      ...process.env,
      PATH: path,
      FIRST_DATA: first,
      PORT: port,
      MAINSTAY_KEY: key,
      MAINSTAY_LOG_LEVEL: 'error',
    }
  })
  afterAll(async () => {
    served?.process.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  })

  const isRun = ({ notRun, needs }: (typeof blocks)[number]) =>
    notRun === undefined && (needs === undefined || hasProgram(needs))
  const shell = Map.groupBy(
    blocks.filter((block) => block.language === 'sh' && isRun(block)),
    ({ page }) => page,
  )

  test.concurrent.each([...shell])('%s in a shell', async (page, all) => {
    const own = join(folder, page.replaceAll('/', '-'))
    await writeReadersFiles(own)
    const here = all.map((block) => ({
      ...block,
      code: block.code.replaceAll('127.0.0.1:8022', new URL(served.origin).host),
    }))
    const ran = await runShell(here, own, environment)
    for (const { printed, expected, lines } of ran) {
      // Some wires say with status 200 that they could not.
      expect(printed, lines.join('\n')).not.toMatch(/"(?:error|errors)":\s*[{["]|"status":\s*1\d\d\d\b/)
      if (expected !== undefined && !matchesOutput(printed, expected)) expect(printed).toBe(expected)
    }
  })

  test('programs', async () => {
    const own = join(folder, 'project')
    const written = [...Map.groupBy(blocks, ({ page }) => page).values()].flatMap((all) =>
      toPrograms(
        all.filter(({ language }) => language === 'ts' || language === 'js'),
        served.origin,
      ),
    )
    await writeProject(written, own, served.origin)
    await writeReadersFiles(own)
    expect(await checkTypes(own)).toBe('')
    for (const program of written.filter((each) => each.isRun)) {
      const { code, out, err } = await runProgram(program, own, { MAINSTAY_KEY: key })
      expect(code, `${program.name}\n${err}`).toBe(0)
      if (program.expected !== '' && !matchesOutput(out, program.expected))
        expect(out, program.name).toBe(program.expected)
    }
  })
})
