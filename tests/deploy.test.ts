/** The files of deploy/: what can be checked of them here, with the real programs where they are installed. */
import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { isJsonObject } from '../src/libraries/json/json-object.ts'
import { interfaces } from '../src/interfaces/index.ts'
import { openTestApp } from '../src/kernel/testing/open-test-app.ts'
import { listSettings } from '../src/cli/list-settings.ts'

const folder = join(import.meta.dirname, '../deploy')
const read = (path: string) => readFile(join(folder, path), 'utf8')

function isInstalled(program: string): boolean {
  return spawnSync('which', [program]).status === 0
}

function run(program: string, words: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(program, words, {
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  })
  return { status, said: `${stdout}${stderr}` }
}

async function makeFolder() {
  const made = await mkdtemp(join(tmpdir(), 'mainstay-deploy-'))
  onTestFinished(() => rm(made, { recursive: true, force: true }))
  return made
}

/** Of metrics that only a server on PostgreSQL with Redis and a scheduled backup has. */
const elsewhere = [
  'mainstay_redis_up',
  'mainstay_database_connections_in_use',
  'mainstay_database_connections_waited_for',
]

test.each(['monitoring/alerts.yaml', 'monitoring/grafana-board.json'])(
  '%s names metrics that there are',
  async (path) => {
    const data = await makeFolder()
    const { server } = await openTestApp(interfaces, { MAINSTAY_BACKUP_FOLDER: data })
    await server.inject('/test/posts/1')
    const { body } = await server.inject('/metrics')
    const named = (await read(path)).match(/\b(?:mainstay|process|nodejs)_[a-z0-9_]+/g) ?? []
    const known = new Set([...body.matchAll(/^# TYPE (\S+)/gm)].flatMap(([, name = '']) => withSeries(name)))
    expect(named.length).toBeGreaterThan(8)
    expect([...new Set(named)].filter((name) => !known.has(name) && !elsewhere.includes(name))).toEqual([])
  },
)

/** A histogram is asked for by its series. */
function withSeries(name: string): string[] {
  return [name, `${name}_bucket`, `${name}_count`, `${name}_sum`]
}

test('metrics that are not here now are those of the code', async () => {
  const sources = await readFile(join(folder, '../src/kernel/assembly/status/watch-services.ts'), 'utf8')
  for (const name of elsewhere) expect(sources).toContain(`'${name}'`)
})

test('every setting in these files is one', async () => {
  const known = new Set(listSettings(interfaces).flatMap(({ settings }) => settings.map(({ name }) => name)))
  const names = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const texts = await Promise.all(names.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')))
  const named = new Set(texts.flatMap((text) => text.match(/\bMAINSTAY_[A-Z_]+/g) ?? []))
  // Of the compose files and the proxies alone.
  const theirs = ['MAINSTAY_HOST', 'MAINSTAY_IMAGE', 'MAINSTAY_REPLICAS', 'MAINSTAY_KEY']
  expect([...named].filter((name) => !known.has(name) && !theirs.includes(name))).toEqual([])
})

test('the compose files and the manifests are YAML of the objects that they are to be', async () => {
  for (const path of ['compose/one-machine.yaml', 'compose/replicas.yaml']) {
    const compose: unknown = parse(await read(path), { merge: true })
    const services = isJsonObject(compose) && isJsonObject(compose['services']) ? compose['services'] : {}
    for (const [name, service] of Object.entries(services))
      expect([path, name, isJsonObject(service) && typeof service['image']]).toEqual([path, name, 'string'])
  }
  const kinds = parseAllDocuments(await read('kubernetes/mainstay.yaml')).map((document) => document.get('kind'))
  expect(kinds).toEqual([
    'Deployment',
    'PersistentVolumeClaim',
    'Service',
    'PodDisruptionBudget',
    'HorizontalPodAutoscaler',
    'Ingress',
  ])
})

test.skipIf(!isInstalled('nginx'))('nginx takes its file', async () => {
  const made = await makeFolder()
  const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=mainstay.example']
  run('openssl', [...words, '-keyout', join(made, 'key'), '-out', join(made, 'crt')])
  const site = (await read('proxies/nginx.conf'))
    .replace('/etc/ssl/mainstay.crt', join(made, 'crt'))
    .replace('/etc/ssl/mainstay.key', join(made, 'key'))
  await writeFile(join(made, 'nginx.conf'), `pid ${made}/pid; events {} http { ${site} }`)
  expect(run('nginx', ['-t', '-e', join(made, 'log'), '-c', join(made, 'nginx.conf')])).toMatchObject({ status: 0 })
})

test.skipIf(!isInstalled('caddy'))('Caddy takes its file', () => {
  const words = ['validate', '--adapter', 'caddyfile', '--config', join(folder, 'proxies/Caddyfile')]
  const environment = { MAINSTAY_HOST: 'mainstay.example', MAINSTAY_REPLICAS: 'one:8022 two:8022' }
  expect(run('caddy', words, environment)).toMatchObject({ status: 0 })
})

test.skipIf(!isInstalled('promtool'))('Prometheus takes its rules', () => {
  expect(run('promtool', ['check', 'rules', join(folder, 'monitoring/alerts.yaml')])).toMatchObject({ status: 0 })
})

test.skipIf(!isInstalled('systemd-analyze'))('systemd takes its units', async () => {
  const made = await makeFolder()
  await mkdir(join(made, 'units'))
  const names = await readdir(join(folder, 'systemd'))
  for (const name of names) {
    // Mainstay is not installed on the machine that checks.
    const unit = (await read(`systemd/${name}`)).replace(/\/usr\/bin\/node .*$/m, '/bin/true')
    await writeFile(join(made, 'units', name), unit)
  }
  await symlink('/dev/null', join(made, 'units', 'postgresql.service'))
  const paths = names.map((name) => join(made, 'units', name))
  const { said } = run('systemd-analyze', ['verify', '--man=no', ...paths])
  expect(said.split('\n').filter((line) => line.includes('mainstay'))).toEqual([])
})

test('the image has what its compose files and charts need: the package for REDIS_URL, of the release that is tested', async () => {
  const manifest = await readFile(join(import.meta.dirname, '../package.json'), 'utf8')
  const [, major] = /"ioredis": "\^(\d+)/.exec(manifest) ?? []
  expect(await read('container/Containerfile')).toContain(`/packed/*.tgz ioredis@${major}`)
})
