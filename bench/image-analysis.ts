import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drawMeadow } from '../src/interfaces/image-analysis/testing/draw-meadow.ts'
import { type Started, startProcess } from './http/start-process.ts'
import type { BenchResult, Figure } from './result.ts'

const key = 'the-key-of-this-benchmark'
const counts = { alone: 12, together: 24, atOnce: 8, posts: 200 }

/**
 * G14 with everything that it finds, on a photograph with five faces and on a drawn meadow: one at a time and eight at once, the
 * memory of the server then, and what somebody else who asks for one post feels of it.
 */
export default async function run(): Promise<BenchResult> {
  const server = await startProcess(join(import.meta.dirname, '../bin/mainstay.js'), ['serve'], 18_622, '/healthz', {
    MAINSTAY_DEV_KEY: key,
  })
  try {
    return { name: 'image-analysis', seeds: [], figures: await measure(server) }
  } finally {
    await server.stop()
  }
}

async function measure(server: Started): Promise<Figure[]> {
  const faces = await readFile(
    fileURLToPath(new URL('../assets/screenshot-facedetect.jpg', import.meta.resolve('@vladmandic/human'))),
  )
  const pictures = [faces, await drawMeadow()]
  const analyze = async (index: number) => {
    const begin = performance.now()
    await send(server.origin, pictures[index % pictures.length] ?? faces)
    return (performance.now() - begin) / 1_000
  }
  const before = server.residentMiB()
  const first = await analyze(0)
  await analyze(1)
  const alone: number[] = []
  for (let index = 0; index < counts.alone; index += 1) alone.push(await analyze(index))
  const memoryAlone = server.residentMiB()
  const quiet = await askForPosts(server.origin, new AbortController().signal)
  const asking = new AbortController()
  const beside = askForPosts(server.origin, asking.signal, Infinity)
  const worked = server.processorMs()
  const rate = await measureTogether(analyze)
  const processorMs = (server.processorMs() - worked) / counts.together
  asking.abort()
  const memory = server.residentMiB()
  return [
    { name: 'first picture, models loaded for it', value: first, unit: 's', peers: {} },
    { name: 'a picture, one at a time, median', value: median(alone), unit: 's', peers: {}, target: '<= 0.5' },
    { name: 'eight at once', value: rate, unit: 'pictures/s', peers: {}, target: '>= 4' },
    // Of all threads together, whatever else the machine has to do.
    { name: 'processor time a picture', value: processorMs / 1_000, unit: 's', peers: {}, target: '<= 0.5' },
    { name: 'memory before the first picture', value: before, unit: 'MiB', peers: {} },
    { name: 'memory, one at a time', value: memoryAlone, unit: 'MiB', peers: {} },
    { name: 'memory, eight at once', value: memory, unit: 'MiB', peers: {}, target: '<= 600' },
    {
      name: 'a post meanwhile, median',
      value: median(await beside),
      unit: 'ms',
      peers: { 'without pictures': median(quiet) },
    },
  ]
}

async function send(origin: string, picture: Buffer): Promise<void> {
  const features = 'Categories,Tags,Description,Faces,Color,ImageType'
  const response = await fetch(`${origin}/vision/vision/v1.0/analyze?visualFeatures=${features}`, {
    method: 'POST',
    headers: { 'ocp-apim-subscription-key': key, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(picture),
  })
  const answer = await response.text()
  if (!response.ok) throw new Error(`A picture was answered with ${response.status}: ${answer}`)
}

/** Pictures a second, when so many callers ask in turn. */
async function measureTogether(analyze: (index: number) => Promise<number>): Promise<number> {
  let next = 0
  const begin = performance.now()
  const caller = async () => {
    while (next < counts.together) await analyze(next++)
  }
  await Promise.all(Array.from({ length: counts.atOnce }, caller))
  return counts.together / ((performance.now() - begin) / 1_000)
}

/** Milliseconds of each answer. */
async function askForPosts(origin: string, signal: AbortSignal, max = counts.posts): Promise<number[]> {
  const latencies: number[] = []
  while (!signal.aborted && latencies.length < max) {
    const begin = performance.now()
    await (await fetch(`${origin}/test/posts/1`)).arrayBuffer()
    latencies.push(performance.now() - begin)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return latencies
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
