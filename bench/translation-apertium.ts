import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import createEngine from '../src/capabilities/translation/engines/apertium.ts'
import { apertiumMissing, listStages } from '../src/capabilities/translation/testing/apertium.ts'
import { apertiumSentences } from '../src/capabilities/translation/testing/apertium-sentences.ts'
import { createLogger } from '../src/kernel/foundation/observability/logger.ts'
import type { BenchResult, Figure } from './result.ts'
import { corpusBleu } from './translation/corpus-bleu.ts'
import { corpusChrf } from './translation/corpus-chrf.ts'
import { tokenize13a } from './translation/tokenize-words.ts'

/** Pairs of this repository's tests, and Apertium's names of their languages. */
const pairs = [
  ['en', 'es', 'eng-spa'],
  ['es', 'en', 'spa-eng'],
  ['es', 'ca', 'spa-cat'],
  ['ca', 'es', 'cat-spa'],
  ['en', 'ca', 'eng-cat'],
  ['ca', 'en', 'cat-eng'],
] as const

const rounds = 25

/** Programs that stay against the command that is started for each text, one at a time and the same sentences. */
export default async function run(): Promise<BenchResult> {
  if (apertiumMissing) throw new Error(`This benchmark needs Apertium: ${apertiumMissing}.`)
  const log = createLogger('silent')
  const settings = {
    TRANSLATION_APERTIUM_ROOT: '/usr',
    TRANSLATION_APERTIUM_PAIRS: 6,
    TRANSLATION_APERTIUM_SECONDS: 60,
  }
  await using engine = createEngine({ log, now: Date.now, settings })
  const say = async (text: string, source: string, target: string) =>
    (await engine.translate({ source, target, text, format: 'text' }, new AbortController().signal)).text
  const quality: Figure[] = []
  for (const [source, target] of pairs) {
    const ours = await Promise.all(apertiumSentences.map((sentence) => say(sentence[source], source, target)))
    quality.push(
      ...measureQuality(
        `${source} to ${target}`,
        ours,
        apertiumSentences.map((sentence) => sentence[target]),
      ),
    )
  }
  const memory = measureMemory() / pairs.length
  const { ours, theirs, together } = await measureTimes(say)
  return {
    name: 'translation-apertium',
    seeds: [],
    figures: [
      { name: 'a sentence, one at a time', value: ours, unit: 'ms', peers: { 'apertium eng-spa': theirs } },
      { name: 'times as fast as its command', value: theirs / ours, unit: 'times', peers: {}, target: '>= 100' },
      { name: 'sentences, 40 at a time', value: together, unit: 'sentences/s', peers: {} },
      { name: 'memory of a direction, mean of six', value: memory, unit: 'MiB', peers: {} },
      ...quality,
    ],
  }
}

type Say = (text: string, source: string, target: string) => Promise<string>

async function measureTimes(say: Say) {
  const sentences = apertiumSentences.map(({ en }) => en)
  let [ours, theirs] = [0, 0]
  // Side by side, for the machine has other work too.
  for (const sentence of sentences) {
    theirs += await timeOf(() => runCommand('eng-spa', sentence))
    for (let round = 0; round < rounds; round++) ours += await timeOf(() => say(sentence, 'en', 'es'))
  }
  const all = Array.from({ length: rounds }, () => sentences).flat()
  const wall = await timeOf(async () => {
    for (let start = 0; start < all.length; start += 40)
      await Promise.all(all.slice(start, start + 40).map((sentence) => say(sentence, 'en', 'es')))
  })
  return {
    ours: ours / (sentences.length * rounds),
    theirs: theirs / sentences.length,
    together: (all.length / wall) * 1000,
  }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

async function runCommand(pair: string, text: string): Promise<string> {
  const running = promisify(execFile)('apertium', ['-u', pair])
  running.child.stdin?.end(text)
  return (await running).stdout
}

function measureQuality(name: string, ours: readonly string[], references: readonly string[]): Figure[] {
  const bleu = corpusBleu(ours.map(tokenize13a), references.map(tokenize13a))
  return [
    { name: `chrF2, ${name}, 20 sentences`, value: corpusChrf(ours, references), unit: '', peers: {} },
    { name: `BLEU, ${name}, 20 sentences`, value: bleu, unit: '', peers: {} },
  ]
}

/** Of all processes; what several of them share, such as their libraries, is divided among them. */
function measureMemory(): number {
  const kilobytes = listStages().map(({ pid }) => {
    const [, pss = '0'] = /^Pss:\s+(\d+) kB/mu.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
    return Number(pss)
  })
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024
}
