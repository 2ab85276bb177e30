import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { perplexityModelPath } from '../../src/interfaces/japanese-smalltalk/domain/perplexity.ts'
import { rankModelPath } from '../../src/interfaces/japanese-smalltalk/engines/embedded/rank/model-path.ts'
import { readRankModel } from '../../src/interfaces/japanese-smalltalk/engines/embedded/rank/rank-model.ts'
import { createRandomOf } from '../../src/interfaces/japanese-smalltalk/engines/embedded/random.ts'
import { readJapanese } from '../text-completion/text/read-japanese.ts'
import { drawChoices } from './draw-choices.ts'
import { type FittedTables, fitRank } from './fit-rank.ts'
import { fitVoices } from './fit-voices.ts'
import { type ChosenGrams, chooseGrams, listUtterances } from './list-pairs.ts'
import { readBookTalks } from './read-book-talks.ts'
import { type Dialogue, readDialogues } from './read-dialogues.ts'
import { trainNgram } from './train-ngram.ts'
import { writeRank } from './write-rank.ts'

const seed = 'smalltalk'
const vocabulary = 20_000
const dimension = 64
const epochs = 3
/** How often talks in books are read while conversations are read once: there are few. */
const bookPasses = 2
/** Places in books that the weights of the voices are chosen on. */
const places = 3_000
/** Works of books beside the conversations, so that words of writing are not unheard of. */
const works = 60

/** Makes both models of small talk: how well a reply follows, and how usual it is. */
export default async function train(): Promise<void> {
  const { training } = await readDialogues()
  await mkdir(dirname(rankModelPath), { recursive: true })
  const dialogues = [...training, ...(await readBookDialogues())]
  const chosen = chooseGrams(dialogues, vocabulary)
  const utterances = listUtterances(dialogues, chosen.grams)
  report(`${utterances.before.length} utterances`)
  const tables = fitRank(utterances, {
    grams: chosen.grams.length,
    dimension,
    epochs,
    random: createRandomOf(seed),
    report: (epoch, loss) => report(`epoch ${epoch}: ${loss.toFixed(3)} nats`),
  })
  const rank = await weighVoices(chosen, tables)
  await writeFile(rankModelPath, rank)
  report(`${rank.length} bytes`)
  const books = (await readJapanese()).filter((_, index) => index % 16 === 0).slice(0, works)
  const said = training.flatMap(({ turns }) => turns)
  const ngram = trainNgram([...said, ...books.flatMap(({ text }) => text.split('\n'))])
  await writeFile(perplexityModelPath, ngram)
  report(`${ngram.length} bytes`)
}

/** Talks in books, as dialogues of which nobody says who speaks. */
export async function readBookDialogues(): Promise<readonly Dialogue[]> {
  const { training } = await readBookTalks()
  const dialogues = training.map((turns) => ({ turns, speakers: turns.map(() => 'books') }))
  return Array.from({ length: bookPasses }, () => dialogues).flat()
}

/** The model's file, with the voices weighed on a source that the tables know nothing of. */
export async function weighVoices(chosen: ChosenGrams, tables: FittedTables): Promise<Buffer> {
  const unweighed = readRankModel(writeRank(chosen, { dimension, voices: [] }, tables))
  const { chosenOn } = await readBookTalks()
  const voices = fitVoices(unweighed, drawChoices(chosenOn, places, createRandomOf(seed)))
  report(`voices: ${voices.join(', ')}`)
  return writeRank(chosen, { dimension, voices }, tables)
}

function report(step: string): void {
  console.log(`${(performance.now() / 1000).toFixed(1)} s: ${step}`)
}
