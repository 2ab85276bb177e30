import { createRandom } from '../../src/libraries/random/create-random.ts'
import { modelPath, networkPath } from '../../src/interfaces/moderations/engines/embedded/model/load-model.ts'
import { extractFeatures } from '../../src/interfaces/moderations/engines/embedded/model/extract-features.ts'
import type { ThemeTable } from '../../src/interfaces/moderations/engines/embedded/model/find-themes.ts'
import { readNetwork } from '../../src/interfaces/moderations/engines/embedded/model/read-network.ts'
import { readModel } from '../../src/interfaces/moderations/engines/embedded/model/read-model.ts'
import { readSentences } from '../../src/interfaces/moderations/engines/embedded/model/score-text.ts'
import { chooseThresholds } from './choose-thresholds.ts'
import { readClusters } from './read-clusters.ts'
import { composeDocuments } from './compose-documents.ts'
import type { Example } from './example.ts'
import { expandTemplates, furtherFiles } from './expand-templates.ts'
import { fitNetwork } from './fit-network.ts'
import { fitWeights, type Marked } from './fit-weights.ts'
import { labelHarmless } from './label-harmless.ts'
import { isHarmlessHeldBack, isHeldBack, isInFold } from './held-back.ts'
import { measure } from './measure.ts'
import { poolDocuments } from './pool-documents.ts'
import { pick } from './random.ts'
import { readLexicons } from './read-lexicons.ts'
import { readHateSets, readPrompts } from './read-prompts.ts'
import { type Passage, readHarmless, readHateCheck, readToxicity } from './read-sources.ts'
import { toModelFile, type Vocabulary, writeModel } from './write-model.ts'

/** Makes the moderation model; some three minutes on one core. */
export default async function train(): Promise<void> {
  const vocabulary = { phrases: await readLexicons(), words: await readClusters() }
  const table = toTable(vocabulary)
  const public_ = [...(await readHateCheck()), ...(await readToxicity())].filter(({ origin }) => !isHeldBack(origin))
  const examples = [...(await expandTemplates()), ...public_]
  const passages = (await readHarmless()).filter((_, at) => !isHarmlessHeldBack(at))
  const [seen, kept] = [passages.filter((_, at) => at % 5 !== 0), passages.filter((_, at) => at % 5 === 0)]
  console.log(
    `${examples.length} examples, ${passages.length} harmless passages, ${vocabulary.phrases.length} words and phrases`,
  )

  const [inner, outer] = [
    examples.filter(({ origin }) => !isInFold(origin)),
    examples.filter(({ origin }) => isInFold(origin)),
  ]
  const trial = fitWeights(toMarked(inner, seen, table))
  const documents = composeDocuments(outer, kept, 6000, createRandom(11))
  const pooling = poolDocuments(trial, documents, table)
  const weights = fitWeights(toMarked(examples, passages, table))
  // Thresholds on documents of the weights that never saw their sentences, as the pooling; on whole passages, without the worst sentence.
  const trialModel = readModel(toModelFile(vocabulary, trial, { ...pooling, discounts: [] }, {}))
  const thresholds = chooseThresholds(trialModel, composeDocuments(outer, kept, 3000, createRandom(12)))
  const file = toModelFile(vocabulary, weights, pooling, thresholds)
  const further = [...(await expandTemplates(furtherFiles)), ...(await readPrompts()), ...(await readHateSets())]
  const networkFile = await fitNetwork([...examples, ...further], passages, table)
  await writeModel(modelPath, file)
  await writeModel(networkPath, networkFile)
  console.log(`${file.length} and ${networkFile.length} bytes, thresholds`, thresholds)
  await measure({ ...readModel(file), network: readNetwork(networkFile) })
}

function toTable({ phrases, words }: Vocabulary): ThemeTable {
  return {
    rowOf: new Map(phrases.map(({ hash }, row) => [hash, row])),
    low: Uint32Array.from(phrases, ({ low }) => low),
    high: Uint32Array.from(phrases, ({ high }) => high),
    clusterOf: new Map(words.map(({ hash, cluster }) => [hash, cluster])),
  }
}

/** Windows to learn from: each example alone and beside harmless sentences, and the harmless sentences themselves. */
function toMarked(examples: readonly Example[], passages: readonly Passage[], table: ThemeTable): Marked[] {
  const random = createRandom(5)
  const marked: Marked[] = []
  const add = (text: string, labels: Marked['labels'], weight: number) => {
    const sentences = readSentences(text, table)
    if (sentences.length > 0) marked.push({ features: extractFeatures(sentences), labels, weight })
  }
  for (const { text, labels, weight } of examples) {
    add(text, labels, labels.includes(1) ? weight : weight * 1.5)
    if (random() < 0.4) add(`${pick(passages, random).sentences.at(-1) ?? ''} ${text}`, labels, weight * 0.7)
  }
  for (const { sentences } of passages) {
    const windows = sentences.length > 2 ? [...sentences.slice(0, 8), sentences.slice(0, 3).join(' ')] : sentences
    for (const text of windows) {
      const themed = readSentences(text, table)
      if (themed.length > 0)
        marked.push({ features: extractFeatures(themed), labels: labelHarmless(themed, random), weight: 0.5 })
    }
  }
  return marked
}
