import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { perplexityModelPath } from '../../src/interfaces/japanese-smalltalk/domain/perplexity.ts'
import { rankModelPath } from '../../src/interfaces/japanese-smalltalk/engines/embedded/rank/model-path.ts'
import { createRandomOf } from '../../src/interfaces/japanese-smalltalk/engines/embedded/random.ts'
import { readJapanese } from '../text-completion/text/read-japanese.ts'
import { fitRank } from './fit-rank.ts'
import { chooseGrams, listUtterances } from './list-pairs.ts'
import { readDialogues } from './read-dialogues.ts'
import { trainNgram } from './train-ngram.ts'
import { writeRank } from './write-rank.ts'

const seed = 'smalltalk'
const vocabulary = 20_000
const dimension = 64
const epochs = 3
/** Works of books beside the conversations, so that words of writing are not unheard of. */
const works = 60

/** Makes both models of small talk: how well a reply follows, and how usual it is. */
export default async function train(): Promise<void> {
  const { training } = await readDialogues()
  await mkdir(dirname(rankModelPath), { recursive: true })
  const grams = chooseGrams(training, vocabulary)
  const utterances = listUtterances(training, grams)
  report(`${utterances.before.length} utterances`)
  const random = createRandomOf(seed)
  const tables = fitRank(utterances, {
    grams: grams.length,
    dimension,
    epochs,
    random,
    report: (epoch, loss) => report(`epoch ${epoch}: ${loss.toFixed(3)} nats`),
  })
  const rank = writeRank(grams, dimension, tables)
  await writeFile(rankModelPath, rank)
  report(`${rank.length} bytes`)
  const books = (await readJapanese()).filter((_, index) => index % 16 === 0).slice(0, works)
  const ngram = trainNgram([...training.flat(), ...books.flatMap(({ text }) => text.split('\n'))])
  await writeFile(perplexityModelPath, ngram)
  report(`${ngram.length} bytes`)
}

function report(step: string): void {
  console.log(`${(performance.now() / 1000).toFixed(1)} s: ${step}`)
}
