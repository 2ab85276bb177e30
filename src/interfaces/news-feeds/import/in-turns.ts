import type { WaitTurn } from '../../../kernel/foundation/workers/yield-to-event-loop.ts'

/** Units looked at at once: a few milliseconds for a parser. */
const perTurn = 16 * 1024

/** A long text or a long row of bytes in parts, with a turn for others after each where they need one. */
export async function* inTurns<Whole extends { readonly length: number; slice(start: number, end: number): Whole }>(
  whole: Whole,
  takeTurns: WaitTurn,
): AsyncGenerator<Whole> {
  for (let start = 0; start < whole.length; start += perTurn) {
    yield whole.slice(start, start + perTurn)
    const turn = takeTurns()
    if (turn) await turn
  }
}
