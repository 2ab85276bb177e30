import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Mwn } from 'mwn'
import { findCommonLinks } from '../src/common-links/index.ts'
import { startProcess } from './http/start-process.ts'
import type { BenchResult } from './result.ts'

const linksEach = 1_400
const shared = 700
const rounds = 40

/** L over two articles of 1,400 links each, half of them shared; beside it mwn reading both lists of links and no text. */
export default async function run(): Promise<BenchResult> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-bench-'))
  try {
    return await measure(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function measure(folder: string): Promise<BenchResult> {
  const settings = { MAINSTAY_DATA: folder, MAINSTAY_SAMPLES: '0' }
  const script = join(import.meta.dirname, '../bin/mainstay.js')
  const dump = join(folder, 'dump.xml')
  await writeFile(dump, writeDump())
  await promisify(execFile)(process.execPath, [script, 'import', 'wiki', dump, '--lang', 'en'], {
    env: { ...process.env, ...settings },
  })
  const mainstay = await startProcess(script, ['serve'], 18_022, '/healthz', settings)
  try {
    const mwn = new Mwn({ apiUrl: `${mainstay.origin}/encyclopedia/en/w/api.php`, silent: true })
    await mwn.getTokensAndSiteInfo()
    const ours = await timeEach(() => searchOurs(mainstay.origin))
    const theirs = await timeEach(() => searchByMwn(mwn))
    const { requests } = await searchOurs(mainstay.origin)
    const figure = {
      name: 'two articles of 1,400 links each',
      value: ours,
      unit: 'ms',
      peers: { 'mwn, lists alone': theirs },
    }
    return {
      name: 'common-links',
      seeds: [],
      figures: [{ name: 'requests', value: requests, unit: '', peers: {}, target: '<= 8' }, figure],
    }
  } finally {
    await mainstay.stop()
  }
}

async function searchOurs(origin: string) {
  const result = await findCommonLinks('First', 'Second', 'en', { baseUrl: `${origin}/encyclopedia/{lang}` })
  if (!result.ok || result.titles.length !== shared) throw new Error('The common links are not those of the articles.')
  return result
}

async function searchByMwn(mwn: Mwn): Promise<void> {
  const [first, second] = await Promise.all([listByMwn(mwn, 'First'), listByMwn(mwn, 'Second')])
  const others = new Set(second)
  const titles = first.filter((title) => others.has(title))
  if (titles.length !== shared) throw new Error('The common links are not those of the articles.')
}

async function listByMwn(mwn: Mwn, page: string): Promise<string[]> {
  const titles: string[] = []
  for await (const answer of mwn.continuedQueryGen({ action: 'query', titles: page, prop: 'links', pllimit: 500 })) {
    const pages: readonly { readonly links?: readonly { readonly title: string }[] }[] = answer.query?.pages ?? []
    titles.push(...pages.flatMap(({ links = [] }) => links.map(({ title }) => title)))
  }
  return titles
}

/** Median in milliseconds. */
async function timeEach(act: () => Promise<unknown>): Promise<number> {
  await act()
  const taken: number[] = []
  for (let round = 0; round < rounds; round++) {
    const begin = performance.now()
    await act()
    taken.push(performance.now() - begin)
  }
  return taken.toSorted((left, right) => left - right)[Math.floor(rounds / 2)] ?? 0
}

/** A dump of two pages (mediawiki.org/wiki/Help:Export). */
function writeDump(): string {
  const page = (id: number, title: string, firstLink: number) => {
    const links = Array.from(
      { length: linksEach },
      (_, index) => `* [[Link ${firstLink + index}|the one]] among many\n`,
    )
    return `<page><title>${title}</title><ns>0</ns><id>${id}</id><revision><id>${id}</id>
<timestamp>2024-01-01T00:00:00Z</timestamp><contributor><username>Bench</username><id>1</id></contributor>
<model>wikitext</model><format>text/x-wiki</format><text xml:space="preserve">${links.join('')}</text></revision></page>`
  }
  return `<mediawiki xml:lang="en"><siteinfo><sitename>Bench</sitename><dbname>benchwiki</dbname>
<base>http://localhost/wiki/First</base><generator>MediaWiki 1.43.0</generator><case>first-letter</case>
<namespaces><namespace key="0" case="first-letter" /></namespaces></siteinfo>
${page(1, 'First', 0)}
${page(2, 'Second', linksEach - shared)}
</mediawiki>`
}
