import wtf from 'wtf_wikipedia'
import { findLinks } from '../src/dialects/mediawiki/find-links.ts'
import { sampleEditions } from '../src/interfaces/encyclopedia/sample/sample.ts'
import type { BenchResult } from './result.ts'

const articleCharacters = 320_000
const rounds = 5

/** Links of one long article, of the sample's own text put together, against wtf_wikipedia. */
export default async function measure(): Promise<BenchResult> {
  const english = sampleEditions().find(({ site }) => site.language === 'en')
  if (!english) throw new Error('The sample has no English edition.')
  const { site, pages } = english
  const all = pages.map(({ text }) => text).join('\n\n')
  const article = all.repeat(Math.ceil(articleCharacters / all.length)).slice(0, articleCharacters)
  const [ours, theirs]: [number[], number[]] = [[], []]
  for (let round = 0; round <= rounds; round++) {
    const [own, other] = [time(() => findLinks(article, site)), time(() => wtf(article).links())]
    if (round === 0) continue
    ours.push(own)
    theirs.push(other)
  }
  const [value, peer] = [findMedian(ours), findMedian(theirs)]
  return {
    name: 'encyclopedia-links',
    seeds: [],
    figures: [
      {
        name: `links of an article of ${article.length} characters`,
        value,
        unit: 'ms',
        peers: { wtf_wikipedia: peer },
      },
      { name: 'times as fast', value: peer / value, unit: 'times', peers: {}, target: '>= 10' },
    ],
  }
}

function time(act: () => unknown): number {
  const start = performance.now()
  act()
  return performance.now() - start
}

function findMedian(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN
}
