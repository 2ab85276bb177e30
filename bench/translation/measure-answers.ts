import { join } from 'node:path'
import type { MarianModel } from '../../src/capabilities/translation/engines/marian/marian-model.ts'
import { startProcess, type Started } from '../http/start-process.ts'
import type { Figure } from '../result.ts'
import { median, openMarian, type Sentences, time } from './measure-runtimes.ts'

const key = 'the-key-of-this-bench'
const rounds = 5

export interface Measured {
  readonly model: MarianModel
  /** That holds the model where a server looks for it. */
  readonly dataFolder: string
  readonly sentences: Sentences
}

/** What a call over HTTP takes, against the runtime alone in a thread of this process: by turns. */
export async function measureAnswers(name: string, { model, dataFolder, sentences }: Measured): Promise<Figure[]> {
  const server = await startProcess(
    join(import.meta.dirname, '../../src/cli/mainstay.ts'),
    ['serve'],
    18_031,
    '/healthz',
    {
      MAINSTAY_DEV_KEY: key,
      MAINSTAY_DATA: dataFolder,
      TRANSLATION_MEMORY: 'off',
      MAINSTAY_SAMPLES: '0',
    },
  )
  try {
    const { translate } = await openMarian(model, sentences.short[0] ?? '')
    const ask = (texts: readonly string[]) => askServer(server, texts)
    await ask(sentences.short)
    const { one, many } = await takeTurns(sentences, translate, ask)
    return [
      compare(`${name}: a call with one sentence of 5 words`, one, '<= 1.1 of the runtime alone, < 50'),
      compare(
        `${name}: a call with ${sentences.whole.length} sentences of 12 words`,
        many,
        '<= 1.1 of the runtime alone',
      ),
    ]
  } finally {
    await server.stop()
  }
}

type Translate = (texts: readonly string[]) => unknown
type Ask = (texts: readonly string[]) => Promise<unknown>

/** Turns with one sentence each, and with many at once, round by round. */
async function takeTurns({ short, whole }: Sentences, translate: Translate, ask: Ask) {
  const one: Turn[] = []
  const many: Turn[] = []
  const take = (texts: readonly string[]) =>
    takeTurn(
      () => translate(texts),
      () => ask(texts),
    )
  for (let round = 0; round < rounds; round += 1) {
    for (const each of short) one.push(await take([each]))
    many.push(await take(whole))
  }
  return { one, many }
}

interface Turn {
  readonly alone: number
  readonly answered: number
}

async function takeTurn(alone: () => unknown, answer: () => Promise<unknown>): Promise<Turn> {
  const aloneMs = time(alone)
  const begin = performance.now()
  await answer()
  return { alone: aloneMs, answered: performance.now() - begin }
}

function compare(name: string, turns: readonly Turn[], target: string): Figure {
  return {
    name,
    value: median(turns.map(({ answered }) => answered)),
    unit: 'ms',
    peers: { 'the runtime alone': median(turns.map(({ alone }) => alone)) },
    target,
  }
}

async function askServer({ origin }: Started, texts: readonly string[]): Promise<void> {
  const response = await fetch(`${origin}/translate2/language/translate/v2?key=${key}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ q: texts, source: 'en', target: 'de', format: 'text' }),
  })
  const answer = await response.text()
  const [first = ''] = texts
  if (!response.ok || !answer.includes(first.toUpperCase()))
    throw new Error(`The server answered: ${answer.slice(0, 300)}`)
}
