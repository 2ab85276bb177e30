import type { LlamaContextSequence, Token } from 'node-llama-cpp'
import type { TurnGate } from './turn-gate.ts'
import { fromLogits, type LogProbabilities } from './log-probabilities.ts'

/** A piece of a prompt is computed in about this time, so that a caller who leaves is heard and others write on between. */
const pieceMs = 40
const fewest = 16
const max = 512
const firstPiece = 64

/** Has the model read tokens, piece by piece; goes on fast machines by larger pieces. */
export async function readPrompt(
  sequence: LlamaContextSequence,
  tokens: readonly Token[],
  gate: TurnGate,
  signal: AbortSignal,
): Promise<void> {
  let size = firstPiece
  for (let start = 0; start < tokens.length;) {
    const piece = tokens.slice(start, start + size)
    const begin = performance.now()
    await sequence.evaluateWithoutGeneratingNewTokens(piece)
    start += piece.length
    size = chooseSize(size, performance.now() - begin)
    signal.throwIfAborted()
    if (gate.isClosed) await gate.pass()
  }
}

function chooseSize(size: number, tookMs: number): number {
  if (tookMs > pieceMs) return Math.max(fewest, Math.floor(size / 2))
  return tookMs < pieceMs / 2 ? Math.min(max, size * 2) : size
}

/** How likely each token of a prompt was; nothing is known of the first. */
export async function readPromptWithLogits(
  sequence: LlamaContextSequence,
  tokens: readonly Token[],
  alternatives: number,
  signal: AbortSignal,
): Promise<(LogProbabilities | undefined)[]> {
  const all: (LogProbabilities | undefined)[] = [undefined]
  for (let start = 0; start < tokens.length - 1; start += firstPiece) {
    const piece = tokens.slice(start, Math.min(start + firstPiece, tokens.length - 1))
    const results = await sequence.controlledEvaluate(
      piece.map((token, index) => {
        const logits = {
          filter: { tokens: tokens.slice(start + index + 1, start + index + 2), includeTop: Math.max(1, alternatives) },
        }
        return [token, { generateNext: { logits, totalLogitWeight: true, options: { temperature: 0 } } }]
      }),
    )
    for (const result of results) {
      const { logits, totalLogitWeight } = result?.next ?? {}
      all.push(logits && totalLogitWeight !== undefined ? fromLogits(logits, totalLogitWeight) : undefined)
    }
    signal.throwIfAborted()
  }
  return all
}
