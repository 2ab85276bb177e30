/** The package as people get it: packed, installed from the tarball, and used by a program and a command of their own. */
import { once } from 'node:events'
import { copyFile, readdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { contracts } from '../src/interfaces/contracts.ts'
import { bundle } from '../src/client/__fixtures__/bundle.ts'
import { bzip2Dump, xzDump } from '../src/interfaces/encyclopedia/import/testing/packed-dumps.ts'
import { composeDump } from '../src/interfaces/encyclopedia/import/testing/compose-dump.ts'
import { version } from '../src/kernel/foundation/version.ts'
import { installPackage, type InstalledPackage } from './package/install.ts'
import { run, serve } from './package/run.ts'

const root = join(import.meta.dirname, '..')
const binaries = join(root, 'node_modules/.bin')
const key = 'the-key-of-this-test'
const pages = [
  { id: 1, title: 'Moon', texts: ['It goes around [[Earth]].'] },
  { id: 2, title: 'Earth', texts: ['It goes around the Sun.'] },
]

let installed: InstalledPackage
beforeAll(async () => {
  installed = await installPackage()
  await copyFile(join(import.meta.dirname, 'package/consumer/main.ts'), join(installed.consumer, 'main.ts'))
}, 600_000)
afterAll(() => installed?.remove())

describe('what is packed', () => {
  test('compiled code with its types, the console, the models and their cards, under 60 MB', () => {
    expect(installed.packedBytes).toBeLessThan(60_000_000)
    for (const path of [
      'bin/mainstay.js',
      'console/dist/index.html',
      'dist/cli/mainstay.js',
      'dist/client/index.d.ts',
      'dist/interfaces/ip-location/client.d.ts',
      'dist/interfaces/ip-location/client.js',
      'dist/common-links/index.d.ts',
      'dist/interfaces/bin-packing/engines/embedded/pack-worker.js',
      'dist/interfaces/name-gender/models/name-gender/README.md',
      'dist/interfaces/name-gender/models/name-gender/model.bin.br',
      'docs/run.md',
      'docs/decisions/0009-package.md',
      'docs/console.png',
      'console/dist/docs/site.js',
      'CHANGELOG.md',
      'README.ja.md',
      'LICENSE',
    ])
      expect(installed.files).toContain(path)
  })

  test('nothing of the tests, no source, nothing that only a clone needs', () => {
    const unwanted = /\.test\.|testing\/|__fixtures__|conformance|\.tsx$|(?<!\.d)\.ts$|^(src|scripts|training|bench)\//
    expect(installed.files.filter((path) => unwanted.test(path))).toEqual([])
  })

  test.each([
    ['publint', ['--strict']],
    ['attw', ['--profile', 'esm-only', '--no-emoji']],
  ])('%s finds nothing', async (linter, words) => {
    const { code, out, err } = await run(join(binaries, linter), [installed.tarball, ...words], root)
    expect(code, `${out}\n${err}`).toBe(0)
  })
})

describe('installed in a folder', () => {
  test('brings no Node, no compiler and no build tool', async () => {
    const brought = await readdir(join(installed.consumer, 'node_modules'))
    expect(brought).toContain('fastify')
    for (const name of ['node', 'preact', 'typescript', 'vite']) expect(brought).not.toContain(name)
  })

  test.each([
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])('a program is type-checked, module %s with resolution %s', async (module, moduleResolution) => {
    const options = { module, moduleResolution, target: 'es2024', strict: true, noEmit: true, skipLibCheck: true }
    const project = join(installed.consumer, `tsconfig.${moduleResolution}.json`)
    await writeFile(project, JSON.stringify({ compilerOptions: options, files: ['main.ts'] }))
    expect(await run(join(binaries, 'tsc'), ['-p', project], installed.consumer)).toEqual({ code: 0, out: '', err: '' })
  })

  test('the program is bundled for a browser, with what it uses alone and nothing of Node', async () => {
    const code = await bundle(join(installed.consumer, 'main.ts'))
    expect(code).toContain('mainstay-client/')
    expect(code).not.toMatch(/\bnode:|\brequire\(|\bprocess\./)
    // Each contract brings its schemas and examples; engines and handlers would be ten times that.
    expect(gzipSync(code).byteLength).toBeLessThan(2_000 * Object.keys(contracts).length)
    const links = join(installed.consumer, 'links.js')
    await writeFile(links, `export { findCommonLinks } from '@mainstay-server/mainstay/common-links'`)
    expect(gzipSync(await bundle(links)).byteLength).toBeLessThan(10_000)
  })

  test.each(['ip-location', 'news-feeds', 'social-timeline', 'transit-search'])(
    'the client of %s alone is bundled under 10,000 bytes',
    async (id) => {
      const program = join(installed.consumer, `${id}.js`)
      const lines = [
        `export * from '@mainstay-server/mainstay/client/${id}'`,
        `export { StreamBrokenError } from '@mainstay-server/mainstay/client'`,
      ]
      await writeFile(program, lines.join('\n'))
      expect(gzipSync(await bundle(program)).byteLength).toBeLessThan(10_000)
    },
  )

  test('every interface has a client of its own', async () => {
    const clients = Object.values(contracts).map(({ id }) => `@mainstay-server/mainstay/client/${id}`)
    const program = `for (const name of ${JSON.stringify(clients)}) console.log(typeof (await import(name)).createClient)`
    const { out, err } = await run(process.execPath, ['--input-type=module', '--eval', program], installed.consumer)
    expect([out, err]).toEqual([clients.map(() => 'function').join('\n'), ''])
  })

  test('tools find its package.json', () => {
    const { resolve } = createRequire(join(installed.consumer, 'main.ts'))
    expect(resolve('@mainstay-server/mainstay/package.json')).toBe(
      join(installed.consumer, 'node_modules/@mainstay-server/mainstay/package.json'),
    )
  })

  test('on an older Node it says what to do', async () => {
    const module = join(installed.consumer, 'node_modules/@mainstay-server/mainstay/bin/newer-node.js')
    const program = `import { startOnNewerNode } from ${JSON.stringify(module)}; startOnNewerNode()`
    const { code, err } = await run(process.execPath, ['--input-type=module', '--eval', program], installed.consumer)
    expect(code).toBe(1)
    expect(err).toMatch(
      /^mainstay: Node 24 or later is needed, this is v\S+ Install it .+"npx -p node@24 mainstay serve"/,
    )
  })
})

describe('installed globally', () => {
  test('serves every kind of engine to the program that was installed beside it, and stops on SIGTERM', async () => {
    const data = join(installed.consumer, 'served')
    const served = await serve(installed.command, data, { MAINSTAY_DEV_KEY: key })
    onTestFinished(() => void served.process.kill('SIGKILL'))
    const program = `import { ask } from './main.ts'; console.log(JSON.stringify(await ask('${served.origin}', '${key}')))`
    const { out, err } = await run(process.execPath, ['--input-type=module', '--eval', program], installed.consumer)
    expect(err).toBe('')
    expect(JSON.parse(out)).toMatchObject({
      place: { ok: true, body: { ip: '8.8.8.8', country: 'US' } },
      packing: { ok: true, body: { id: '0', item_count: 1 } },
      judged: { ok: true, body: { results: [{ flagged: true, categories: { violence: true } }] } },
      answer: { ok: true, body: { choices: [{ message: { content: expect.stringContaining('391') } }] } },
      vectors: { ok: true, body: { data: [{ object: 'embedding' }] } },
      spam: { ok: true, body: { success: true } },
      gender: { ok: true, body: { status: true, gender: 'male' } },
      alone: { ok: true, body: { ip: '1.1.1.1' } },
      headlines: expect.arrayContaining(['Request stops and how to use them']),
      // Its optional packages are not installed.
      words: {
        ok: false,
        status: 501,
        body: { error: { message: expect.stringContaining('mainstay models pull tesseract-eng') } },
      },
      jpeg: [0xff, 0xd8, 0xff],
      links: ['地球', 'ガリレオ・ガリレイ', '望遠鏡', '太陽'],
    })
    const page = await (await fetch(served.origin)).text()
    const [, script = ''] = /src="(\/console\/assets\/[^"]+\.js)"/.exec(page) ?? []
    expect((await fetch(`${served.origin}${script}`)).status).toBe(200)
    const documentation = await (await fetch(`${served.origin}/docs/interfaces/spam-score.html`)).text()
    expect(documentation).toContain('data-commands="installed"')
    expect(documentation).toContain('<h2 id="the-port-for-spamc">')
    for (const path of ['docs/decisions/0009-package.html', 'docs/assets/site.js', 'docs/assets/console.png'])
      expect([path, (await fetch(`${served.origin}/${path}`)).status]).toEqual([path, 200])
    served.process.kill('SIGTERM')
    expect(await once(served.process, 'exit')).toEqual([0, null])
  })

  test.each([
    ['gz', gzipSync(composeDump(pages))],
    ['bz2', bzip2Dump],
    ['xz', xzDump],
  ])('takes in a wiki that is packed as .%s', async (ending, bytes) => {
    const [dump, data] = [join(installed.consumer, `dump.xml.${ending}`), join(installed.consumer, `wiki-${ending}`)]
    await writeFile(dump, bytes)
    const words = ['import', 'wiki', dump, '--lang', 'de']
    const finished = await run(installed.command, words, installed.consumer, { MAINSTAY_DATA: data })
    expect(finished).toMatchObject({ code: 0, out: expect.stringMatching(/^Taken in: 2 pages/) })
  })
})

test('in a clone, an older Node hands over to the one in node_modules', async () => {
  const [module, command] = [join(root, 'bin/newer-node.js'), join(root, 'bin/mainstay.js')]
  const program = `import { startOnNewerNode } from ${JSON.stringify(module)}; startOnNewerNode()`
  const words = ['--input-type=module', '--eval', program, command, '--version']
  expect(await run(process.execPath, words, root)).toEqual({ code: 0, out: version, err: '' })
})
