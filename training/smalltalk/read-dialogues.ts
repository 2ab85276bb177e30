import { Type } from 'typebox'
import { createJsonReader } from '../../src/libraries/json/create-json-reader.ts'
import { readCorpusLines } from '../text-completion/text/read-corpus.ts'

/** What two people said to each other, in turn. */
export interface Dialogue {
  readonly turns: readonly string[]
  /** Who said each turn. */
  readonly speakers: readonly string[]
}

export interface Dialogues {
  readonly training: readonly Dialogue[]
  /** Both speakers are in no dialogue of training. */
  readonly bySpeaker: readonly Dialogue[]
  /** About what no dialogue of training is. */
  readonly byTopic: readonly Dialogue[]
}

const readTalk = createJsonReader(Type.Object({ u: Type.Array(Type.String()), s: Type.Array(Type.String()) }))

/** The speakers held back: 26 of 233, who talked with each other more than with the others. */
const heldBackSpeaker = /^F/

/** The topic held back: games, animated films and comics. */
const heldBackTopic = /ゲーム|アニメ|漫画|マンガ/

/** Turns with a word of the topic that make a dialogue one about it. */
const minTurnsOfTopic = 6

/** RealPersonaChat; who is named there is called あなた here. */
export async function readDialogues(): Promise<Dialogues> {
  const dialogues = (await readCorpusLines('japanese-dialogues.jsonl.gz')).filter(Boolean).map((line) => {
    const { u: turns, s: speakers } = readTalk(line)
    return { turns: turns.map((turn) => turn.replaceAll(/<[A-Z]+>(?:さん|様)?/g, 'あなた').trim()), speakers }
  })
  const isOfTopic = ({ turns }: Dialogue) => turns.filter((turn) => heldBackTopic.test(turn)).length >= minTurnsOfTopic
  const hasOnlyHeldBack = ({ speakers }: Dialogue) => speakers.every((speaker) => heldBackSpeaker.test(speaker))
  const hasHeldBack = ({ speakers }: Dialogue) => speakers.some((speaker) => heldBackSpeaker.test(speaker))
  return {
    training: dialogues.filter((dialogue) => !hasHeldBack(dialogue) && !isOfTopic(dialogue)),
    bySpeaker: dialogues.filter(hasOnlyHeldBack),
    byTopic: dialogues.filter((dialogue) => isOfTopic(dialogue) && !hasHeldBack(dialogue)),
  }
}
