import { toPlain } from '../to-plain.ts'
import { encodeReply, encodeTurns, multiply, type RankModel, toUnit } from './rank-model.ts'

export type Tone = 'trouble' | 'joy'

/** What people reply to what went wrong, and to what pleases. */
const replies: Readonly<Record<Tone, readonly string[]>> = {
  trouble: [
    'それは大変ですね。',
    '大変でしたね。',
    'つらいですね。',
    'それは残念ですね。',
    '心配ですね。',
    'それは困りますね。',
    '大丈夫ですか？',
  ],
  joy: [
    'それはよかったですね！',
    'いいですね！',
    'すてきですね！',
    '楽しそうですね！',
    'おめでとうございます！',
    'うらやましいです！',
    'すごいですね！',
  ],
}

/** Differences of mean cosines beyond which the tone is plain. */
const [troubled, joyful] = [-0.1, 0.13]

/** Characters below which too little is said to know. */
const minLength = 8

/** Tells by the learnt tables whether what was said is a trouble or a joy; undefined where it may be neither. */
export function createToneReader(model: RankModel): (turn: string) => Tone | undefined {
  const encode = (tone: Tone) => replies[tone].map((reply) => toUnit(encodeReply(model, reply)))
  const [trouble, joy] = [encode('trouble'), encode('joy')]
  return (turn) => {
    if (toPlain(turn).length < minLength) return undefined
    const said = toUnit(encodeTurns(model, [turn]))
    const near = (vectors: readonly Float32Array[]) =>
      vectors.reduce((sum, vector) => sum + multiply(said, vector), 0) / vectors.length
    const difference = near(joy) - near(trouble)
    if (difference < troubled) return 'trouble'
    return difference > joyful ? 'joy' : undefined
  }
}
