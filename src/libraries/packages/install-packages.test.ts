import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { expect, onTestFinished, test, vi } from 'vitest'
import { findMissingPackages, installPackages, uninstallPackages } from './install-packages.ts'
import { findPackageMain, importPackage } from './packages-folder.ts'

const name = 'mainstay-test-of-packages'

/** A fake of npm's registry, which tests must not lean on, with one package that says its version and would run a script. */
async function startRegistry() {
  const tar = pack()
  const manifest = { name, version: '1.2.3', type: 'module', exports: './index.js', scripts: { install: 'exit 1' } }
  tar.entry({ name: 'package/package.json' }, JSON.stringify(manifest))
  tar.entry({ name: 'package/index.js' }, "export const version = '1.2.3'\n")
  tar.finalize()
  const bytes = await buffer(tar.pipe(createGzip()))
  const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`
  const server = createServer((request, response) => {
    if (request.url?.endsWith('.tgz')) return void response.end(bytes)
    if (request.url !== `/${name}`) return void response.writeHead(404).end('{}')
    const dist = { tarball: `http://${request.headers.host}/${name}.tgz`, integrity }
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify({ name, 'dist-tags': { latest: '1.2.3' }, versions: { '1.2.3': { ...manifest, dist } } }),
    )
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

async function open() {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-packages-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  vi.stubEnv('npm_config_registry', await startRegistry())
  vi.stubEnv('npm_config_cache', join(folder, 'cache'))
  onTestFinished(() => void vi.unstubAllEnvs())
  return folder
}

const signal = new AbortController().signal

test('a package is installed from the registry that npm is set to, found and loaded at once, and taken away', async () => {
  const folder = await open()
  const wanted = [{ name, version: '1.2.3' }]
  expect(await importPackage(name, folder)).toBeUndefined()
  expect(findMissingPackages(wanted, folder)).toEqual(wanted)
  await installPackages(wanted, folder, signal)
  expect(findMissingPackages(wanted, folder)).toEqual([])
  expect(findMissingPackages([{ name: 'nobody', version: '1', orElse: name }], folder)).toEqual([])
  expect(await importPackage(name, folder)).toMatchObject({ version: '1.2.3' })
  await uninstallPackages([name, 'nobody'], folder)
  expect(findMissingPackages(wanted, folder)).toEqual(wanted)
  expect(findPackageMain(name, folder)).toBeUndefined()
})

test('what npm cannot install is said with its reason', async () => {
  const folder = await open()
  await expect(installPackages([{ name, version: '9.9.9' }], folder, signal)).rejects.toThrow(
    new RegExp(`^npm could not install ${name}@9\\.9\\.9: .*No matching version`),
  )
})
