import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

/** Units looked at in one turn: a few milliseconds for a parser. */
const perTurn = 16 * 1024

/** A long text or a long row of bytes in parts, with a turn for others after each. */
export async function* inTurns<Whole extends { readonly length: number; slice(start: number, end: number): Whole }>(
  whole: Whole,
): AsyncGenerator<Whole> {
  for (let start = 0; start < whole.length; start += perTurn) {
    yield whole.slice(start, start + perTurn)
    await yieldToEventLoop()
  }
}
