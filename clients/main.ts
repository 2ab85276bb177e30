import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeTable } from './write-table.ts'
import { startMainstay } from './start-mainstay.ts'
import type { Subject } from './subject.ts'

const subjects: Readonly<Record<string, () => Promise<{ default: Subject }>>> = {
  'ai-sdk': () => import('./subjects/ai-sdk.ts'),
  'azure-computervision': () => import('./subjects/azure-computervision.ts'),
  'azure-computervision-2.0': () => import('./subjects/azure-computervision-2.0.ts'),
  'azure-computervision-2.1': () => import('./subjects/azure-computervision-2.1.ts'),
  'azure-computervision-3.1': () => import('./subjects/azure-computervision-3.1.ts'),
  'azure-computervision-3.2': () => import('./subjects/azure-computervision-3.2.ts'),
  'azure-image-analysis': () => import('./subjects/azure-image-analysis.ts'),
  'cognitive-services': () => import('./subjects/cognitive-services.ts'),
  'deepl-node': () => import('./subjects/deepl-node.ts'),
  genderapi: () => import('./subjects/genderapi.ts'),
  'google-translate': () => import('./subjects/google-translate.ts'),
  'haraka-plugin-spamassassin': () => import('./subjects/haraka-plugin-spamassassin.ts'),
  'json-server': () => import('./subjects/json-server.ts'),
  langchain: () => import('./subjects/langchain.ts'),
  libretranslate: () => import('./subjects/libretranslate.ts'),
  m3api: () => import('./subjects/m3api.ts'),
  'microsoft-computer-vision': () => import('./subjects/microsoft-computer-vision.ts'),
  'mediawiki-bot': () => import('./subjects/mediawiki-bot.ts'),
  mediawiki: () => import('./subjects/mediawiki.ts'),
  mwclient: () => import('./subjects/mwclient.ts'),
  mwn: () => import('./subjects/mwn.ts'),
  'node-ipinfo': () => import('./subjects/node-ipinfo.ts'),
  nodemw: () => import('./subjects/nodemw.ts'),
  'openai-agents': () => import('./subjects/openai-agents.ts'),
  'openai-tools': () => import('./subjects/openai-tools.ts'),
  openai: () => import('./subjects/openai.ts'),
  'postmark-spamcheck': () => import('./subjects/postmark-spamcheck.ts'),
  'textlint-rule-mainstay': () => import('./subjects/textlint-rule-mainstay.ts'),
  'spamc-stream': () => import('./subjects/spamc-stream.ts'),
  spamc: () => import('./subjects/spamc.ts'),
  tweepy: () => import('./subjects/tweepy.ts'),
  wikiapi: () => import('./subjects/wikiapi.ts'),
  wikijs: () => import('./subjects/wikijs.ts'),
  wikipedia: () => import('./subjects/wikipedia.ts'),
}

/** Installs a client, starts Mainstay, tries every call, and notes what passed in `results` and in docs/clients.md. */
const [name = ''] = process.argv.slice(2)
const load = subjects[name]
if (!load) {
  console.error(`Usage: npm run clients -- NAME, where NAME is one of ${Object.keys(subjects).join(', ')}.`)
  process.exit(2)
}
const subject = (await load()).default
const folder = install(name, subject)
const mainstay = await startMainstay({ ...subject.settings, ...(await subject.prepare?.(folder)) })
try {
  const trials = await subject.run({ folder, ...mainstay.place })
  const failed = trials.filter(({ difference }) => difference !== undefined)
  for (const { call, difference } of failed) console.log(`${call}: ${difference}`)
  const installed = subject.packages.map((wanted) => describeVersion(folder, wanted))
  const versions = [...installed, ...(subject.describeVersions?.(folder) ?? [])]
  const result = {
    name,
    spec: subject.spec,
    versions,
    calls: trials.length,
    passed: trials.length - failed.length,
    original: subject.original,
    differences: failed.map(({ call, difference }) => `${call}: ${difference}`),
  }
  console.log(`${name}: ${result.passed} of ${result.calls} calls pass`)
  writeFileSync(join(import.meta.dirname, 'results', `${name}.json`), `${JSON.stringify(result, undefined, 2)}\n`)
  writeTable()
} finally {
  await mainstay.stop()
}

function install(client: string, { packages }: Subject): string {
  const place = join(process.env['CLIENTS_FOLDER'] ?? join(tmpdir(), 'mainstay-clients'), client)
  mkdirSync(place, { recursive: true })
  writeFileSync(join(place, 'package.json'), '{"private": true}\n')
  const options = ['--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts']
  if (packages.length > 0)
    execFileSync('npm', ['install', '--prefix', place, ...options, ...packages], { stdio: 'inherit' })
  return place
}

function describeVersion(place: string, wanted: string): string {
  const packageName = wanted.replace(/(?<=.)@[^@]*$/, '')
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(place, 'node_modules', packageName, 'package.json'), 'utf8'),
  )
  return `${packageName} ${version}`
}
