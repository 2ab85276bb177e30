import { learned } from '../../src/interfaces/moderations/engines/embedded/model/file-format.ts'
import type { ModerationModel } from '../../src/interfaces/moderations/engines/embedded/model/read-model.ts'
import { scoreText } from '../../src/interfaces/moderations/engines/embedded/model/score-text.ts'
import { createRandom } from '../../src/libraries/random/create-random.ts'
import type { Document } from './compose-documents.ts'
import { pick } from './random.ts'
import type { Passage } from './read-sources.ts'

/** What is found, and what is flagged wrongly, of texts that stand among so many sentences of books, speeches and mails. */
export interface DilutionRow {
  readonly around: number
  readonly harmful: number
  readonly found: number
  readonly harmless: number
  readonly flagged: number
  /** Of 150 texts of these sentences alone. */
  readonly 'flagged alone': number
}

const counts = [0, 5, 15, 30]

/** Of longer texts it would not be asked whether they are lost among others. */
const maxCharacters = 400

const japanese = /[\u3040-\u30ff\u4e00-\u9fff]/

export function measureDilution(
  model: ModerationModel,
  texts: readonly Document[],
  passages: readonly Passage[],
): readonly DilutionRow[] {
  const english = passages.filter(({ sentences }) => !japanese.test(sentences.join('')))
  const short = texts.filter(({ text }) => text.length <= maxCharacters && !japanese.test(text))
  return counts.map((around) => {
    const random = createRandom(around + 1)
    const judged = short.map(({ text, labels }) => {
      const sentences = gather(english, around, random)
      const flags = findFlags(model, sentences.toSpliced(Math.floor(random() * (around + 1)), 0, text).join(' '))
      return {
        isHarmful: labels.includes(1),
        isFlagged: flags.includes(true),
        isFound: flags.some((is, at) => is && labels[at] === 1),
      }
    })
    const [harmful, harmless] = [
      judged.filter(({ isHarmful }) => isHarmful),
      judged.filter(({ isHarmful }) => !isHarmful),
    ]
    const alone = Array.from({ length: 150 }, () => findFlags(model, gather(english, around, random).join(' ')))
    return {
      around,
      harmful: harmful.length,
      found: harmful.filter(({ isFound }) => isFound).length,
      harmless: harmless.length,
      flagged: harmless.filter(({ isFlagged }) => isFlagged).length,
      'flagged alone': alone.filter((flags) => flags.includes(true)).length,
    }
  })
}

function gather(passages: readonly Passage[], count: number, random: () => number): readonly string[] {
  const sentences: string[] = []
  while (sentences.length < count) sentences.push(...pick(passages, random).sentences)
  return sentences.slice(0, count)
}

function findFlags(model: ModerationModel, text: string): readonly boolean[] {
  const scores = scoreText(model, text)
  return learned.map((category) => scores[category] >= (model.thresholds[category] ?? 0.5))
}
