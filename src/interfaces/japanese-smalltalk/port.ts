/**
 * The port of G10. What every engine keeps, and `engines/conformance.ts` checks: a reply is one paragraph in Japanese, polite and not rude,
 * whatever the person said; its perplexity is that of its own words.
 */
export interface SmallTalker {
  /** What to say to the last turn; undefined where there is nothing to say. */
  reply(turns: Turns, signal: AbortSignal): Promise<SmallTalkReply | undefined>
}

/** What was said, in order, the person's and the replies' in turn; the last is the person's. */
export type Turns = readonly [string, ...string[]]

export interface SmallTalkReply {
  readonly text: string
  /** Per token; small for what is said often. */
  readonly perplexity: number
}
