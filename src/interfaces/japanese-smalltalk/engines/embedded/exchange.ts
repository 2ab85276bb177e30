/**
 * Glossary:
 * - exchange: something that people say, in some ways, and what may be replied to it
 * - prompt: one way to say it
 * - slot: a word in braces that stands for others, such as `{food}`
 */
export interface Exchange {
  /** The file's name without its ending. */
  readonly theme: string
  /** Whether its prompts are ways to say one thing, as in the files of the folders: those of the older files are farther from each other. */
  readonly isNarrow: boolean
  /** Words, one of which our own last turn has to have; with none it fits anywhere. */
  readonly after: readonly string[]
  readonly prompts: readonly string[]
  readonly replies: readonly string[]
}

/** Slots that hold a word of the person's. */
const wordSlots = ['name', 'place', 'food', 'thing'] as const

/** Slots that an earlier turn may fill: how the person is called, and what they like. */
export const memorySlots = ['name', 'liking'] as const

/** The slot for what the last turn is about; for fallbacks. */
export const topicSlot = 'topic'

export function isMemorySlot(name: string): boolean {
  return memorySlots.some((slot) => slot === name)
}

/** The slot for what somebody said, as it can be said again before 「のですね」; for fallbacks. */
export const echoSlot = 'echo'

/** The slot for the person that was spoken of, as one names them to whose they are; for topics. */
export const whoSlot = 'who'

/** The slot for what our own last turn was about. */
export const saidSlot = 'said'

/** Slots that the clock fills where the person named none. */
export const clockSlots = ['time', 'date', 'weekday', 'season', 'month', 'festival'] as const

export type Slot =
  | (typeof wordSlots)[number]
  | (typeof memorySlots)[number]
  | typeof topicSlot
  | typeof saidSlot
  | typeof echoSlot
  | typeof whoSlot
  | (typeof clockSlots)[number]

const slots: ReadonlySet<string> = new Set([...wordSlots, ...memorySlots, topicSlot, saidSlot, echoSlot, ...clockSlots])

export function isSlot(name: string): name is Slot {
  return slots.has(name)
}

/** The names in braces of a line, known or not. */
export function listSlots(line: string): string[] {
  return [...line.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
}

/** For what fits no exchange. */
export const fallbackKinds = [
  'question',
  'why',
  'knows',
  'which',
  'should',
  'harm',
  'advice',
  'experience',
  'self',
  'opinion',
  'answer',
  'request',
  'statement',
  'agree',
  'doubt',
  'musing',
  'guess',
  'trouble',
  'joy',
  'wish',
  'told',
  'long',
  'short',
  'foreign',
  'rude',
] as const

export type FallbackKind = (typeof fallbackKinds)[number]

export type Fallbacks = (kind: FallbackKind) => readonly string[]
