import { Type } from 'typebox'
import { createJsonReader } from '../../src/kernel/json/create-json-reader.ts'
import { readCorpusLines } from '../text-completion/text/read-corpus.ts'

/** What two people said to each other, in turn. */
export type Dialogue = readonly string[]

export interface Dialogues {
  readonly training: readonly Dialogue[]
  /** One in twenty, which training never reads. */
  readonly heldBack: readonly Dialogue[]
}

const readTalk = createJsonReader(Type.Object({ u: Type.Array(Type.String()) }))

/** RealPersonaChat; who is named there is called あなた here. */
export async function readDialogues(): Promise<Dialogues> {
  const dialogues = (await readCorpusLines('japanese-dialogues.jsonl.gz')).filter(Boolean).map((line) => {
    const { u: turns } = readTalk(line)
    return turns.map((turn) => turn.replaceAll(/<[A-Z]+>(?:さん|様)?/g, 'あなた').trim())
  })
  // A step that has no factor in common with 20, so that neighbours, who are often the same two people, are spread.
  const isHeldBack = (index: number) => (index * 7919) % 20 === 0
  return {
    training: dialogues.filter((_, index) => !isHeldBack(index)),
    heldBack: dialogues.filter((_, index) => isHeldBack(index)),
  }
}
