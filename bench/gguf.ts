import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { getLlama, type LlamaContext, type LlamaContextSequence } from 'node-llama-cpp'
import { makeModel } from '../src/capabilities/language-model/testing/make-model.ts'
import { startProcess } from './http/start-process.ts'
import type { BenchResult, Figure } from './result.ts'

const key = 'bench-development-key'
const port = 18_061
const parallel = [1, 4, 8] as const
const slots = 8
const tokens = 128
const rounds = 5
const contextLength = 512
/** 48 million weights of eight bits, 51 MB. */
const model = { layers: 16, width: 512, heads: 8, vocabulary: 8_000, contextLength: 2_048, isQuantised: true }

/** Gives how many tokens came. */
type Write = (prompt: string) => Promise<number>

/**
 * Tokens a second through the whole of G3, streamed over HTTP to a process of its own, against the same node-llama-cpp called
 * directly with the same model, prompts, threads and sequences. The two take turns; the median of the rounds counts.
 */
export default async function run(): Promise<BenchResult> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-bench-'))
  const path = join(folder, 'bench.gguf')
  await makeModel(path, model)
  const threads = Number(process.env.CHAT_GGUF_THREADS ?? availableParallelism())
  const direct = await openDirectly(path, threads)
  const served = await startProcess(join(import.meta.dirname, '../bin/mainstay.js'), ['serve'], port, '/healthz', {
    CHAT_ENGINE: 'gguf',
    CHAT_GGUF_MODELS: path,
    CHAT_GGUF_THREADS: String(threads),
    MAINSTAY_DEV_KEY: key,
    CHAT_GGUF_PARALLEL: String(slots),
    CHAT_GGUF_CONTEXT: String(contextLength),
    MAINSTAY_LOG_LEVEL: 'silent',
  })
  try {
    const overHttp: Write = (prompt) => writeOverHttp(served.origin, prompt)
    await Promise.all([overHttp('warm'), direct.write('warm')])
    const figures: Figure[] = []
    for (const count of parallel) figures.push(...(await compare(count, overHttp, direct.write)))
    return { name: 'gguf', seeds: [1], figures }
  } finally {
    await Promise.all([served.stop(), direct.close()])
    await rm(folder, { recursive: true })
  }
}

async function compare(count: number, ours: Write, theirs: Write): Promise<Figure[]> {
  const pairs: { ours: number; theirs: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const prompts = Array.from({ length: count }, (_, index) => `the quiet river ${count} ${round} ${index} and`)
    const isFirst = round % 2 === 0
    const early = await measureRate(isFirst ? ours : theirs, prompts)
    const late = await measureRate(isFirst ? theirs : ours, prompts)
    pairs.push(isFirst ? { ours: early, theirs: late } : { ours: late, theirs: early })
  }
  const rate = median(pairs.map((pair) => pair.ours))
  const ratio = median(pairs.map((pair) => pair.ours / pair.theirs))
  const peers = { 'node-llama-cpp': median(pairs.map((pair) => pair.theirs)) }
  const name = `${count} at a time`
  return [
    { name, value: rate, unit: 'tokens/s', peers },
    { name: `${name}, ratio to node-llama-cpp`, value: ratio, unit: '', peers: {}, target: '>= 0.95' },
  ]
}

async function measureRate(write: Write, prompts: readonly string[]): Promise<number> {
  const begin = performance.now()
  const written = await Promise.all(prompts.map(write))
  return written.reduce((sum, count) => sum + count, 0) / ((performance.now() - begin) / 1_000)
}

async function writeOverHttp(origin: string, prompt: string): Promise<number> {
  const response = await fetch(`${origin}/chat/v1/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      model: 'bench',
      prompt,
      max_tokens: tokens,
      temperature: 0,
      stream: true,
      stream_options: { include_usage: true },
    }),
  })
  const text = await response.text()
  const [, count] = /"completion_tokens":(\d+)/.exec(text) ?? []
  if (count === undefined) throw new Error(`No usage came: ${text.slice(0, 300)}`)
  return Number(count)
}

async function openDirectly(path: string, threads: number) {
  const llama = await getLlama({ build: 'never', skipDownload: true, maxThreads: threads })
  const loaded = await llama.loadModel({ modelPath: path })
  const context = await loaded.createContext({ sequences: slots, contextSize: contextLength })
  const free = Array.from({ length: slots }, () => context.getSequence())
  const write: Write = async (prompt) => {
    const sequence = free.pop()
    if (!sequence) throw new Error('All sequences are in use.')
    const count = await writeDirectly(context, sequence, prompt)
    free.push(sequence)
    return count
  }
  return { write, close: () => llama.dispose() }
}

async function writeDirectly({ model: loaded }: LlamaContext, sequence: LlamaContextSequence, prompt: string) {
  await sequence.clearHistory()
  const { bos } = loaded.tokens
  const start = [...(bos === null ? [] : [bos]), ...loaded.tokenize(prompt)]
  let count = 0
  for await (const token of sequence.evaluate(start, { temperature: 0 })) {
    loaded.detokenize([token])
    count += 1
    if (count >= tokens) break
  }
  return count
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
