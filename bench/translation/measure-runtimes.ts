import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Translator } from 'fxtranslate'
import type { MarianModel } from '../../src/capabilities/translation/engines/marian/marian-model.ts'
import { readBergamot } from '../../src/capabilities/translation/engines/marian/runtime/load-bergamot.ts'
import { MarianRuntime } from '../../src/capabilities/translation/engines/marian/runtime/marian-runtime.ts'
import type { Figure } from '../result.ts'

export interface Sentences {
  /** As long as sentences are. */
  readonly whole: readonly string[]
  /** Of five words. */
  readonly short: readonly string[]
}

type Translate = (sentences: readonly string[]) => readonly string[]

export interface OpenedRuntime {
  readonly translate: Translate
  readonly firstMs: number
}

const maxBytes = 2_000_000_000

/** Marian itself, in this thread. */
export async function openMarian(model: MarianModel, first: string): Promise<OpenedRuntime> {
  const begin = performance.now()
  const runtime = await MarianRuntime.start(await readBergamot())
  const translate: Translate = (sentences) =>
    runtime.translate(model, sentences, maxBytes).map((answer) => answer?.html ?? '')
  return { translate, ...timeFirst(begin, translate, first) }
}

/** The rewrite in Rust, as its package for Node has it: greedy, without scores and one sentence at a time. */
export function openRewrite({ card: { files }, folder }: MarianModel, first: string): OpenedRuntime {
  const begin = performance.now()
  const read = (file: string) => readFileSync(join(folder, file))
  const translator = new Translator(read(files.model), read(files.sourceVocabulary), read(files.targetVocabulary))
  const translate: Translate = (sentences) => sentences.map((sentence) => translator.translate(sentence))
  return { translate, ...timeFirst(begin, translate, first) }
}

function timeFirst(begin: number, translate: Translate, first: string): { firstMs: number } {
  translate([first])
  return { firstMs: performance.now() - begin }
}

/** So many sentences are enough where each takes a second. */
const enough = 4

/** Both one after the other in the same run; the rewrite on fewer sentences, as it takes them one by one anyway. */
export async function compareRuntimes(name: string, model: MarianModel, sentences: Sentences): Promise<Figure[]> {
  const [first = ''] = sentences.short
  const ours = measureRuntime(await openMarian(model, first), sentences)
  const theirs = measureRuntime(openRewrite(model, first), {
    whole: sentences.whole.slice(0, enough),
    short: sentences.short.slice(0, enough),
  })
  const figure = (what: string, key: keyof Measures, unit: string, target?: string): Figure => ({
    name: `${name}: ${what}`,
    value: ours[key],
    unit,
    peers: { fxtranslate: theirs[key] },
    ...(target !== undefined && { target }),
  })
  return [
    figure('sentences of 12 words, together', 'together', 'sentences/s', '>= 30'),
    figure('sentences of 12 words, one by one', 'single', 'sentences/s'),
    figure('a sentence of 5 words', 'shortMs', 'ms', '< 80'),
    figure('from nothing to the first answer', 'firstMs', 'ms'),
  ]
}

interface Measures {
  /** Sentences a second. */
  readonly together: number
  readonly single: number
  readonly shortMs: number
  readonly firstMs: number
}

function measureRuntime({ translate, firstMs }: OpenedRuntime, { whole, short }: Sentences): Measures {
  assertRight(translate, short)
  const rate = (ms: number) => (1000 * whole.length) / ms
  return {
    firstMs,
    single: rate(time(() => whole.map((each) => translate([each])))),
    together: rate(time(() => translate(whole))),
    shortMs: median(short.map((each) => time(() => translate([each])))),
  }
}

/** What is measured has to be right: the model's words are known. */
function assertRight(translate: Translate, sentences: readonly string[]): void {
  for (const [index, answer] of translate(sentences).entries())
    if (answer !== sentences[index]?.toUpperCase()) throw new Error(`"${sentences[index]}" became "${answer}".`)
}

export function time(work: () => unknown): number {
  const begin = performance.now()
  work()
  return performance.now() - begin
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
