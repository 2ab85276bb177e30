import type { LlamaContextSequence, LlamaGrammar, SequenceEvaluateOptions, Token } from 'node-llama-cpp'
import { createRandom } from '../../../../libraries/random/create-random.ts'
import { modelFailed } from '../../domain/errors.ts'
import { type Drawing, drawToken, isGreedy } from './drawing.ts'
import type { LlamaLibrary } from '../../../../kernel/foundation/gguf/load-llama.ts'
import { fromLogits, fromProbabilities, type LogProbabilities } from './log-probabilities.ts'

export interface DrawnToken {
  readonly token: Token
  /** Where they were asked for. */
  readonly logProbabilities?: LogProbabilities
}

export interface TokenWriting {
  readonly sequence: LlamaContextSequence
  readonly drawing: Drawing
  readonly grammar: LlamaGrammar | undefined
  /** How many alternatives to each token; undefined for no log-probabilities. */
  readonly alternatives: number | undefined
  /** Most tokens that will be taken. */
  readonly max: number
}

/** Goes on with `tokens`, token by token and without end; the end-of-text token is one of them. */
export function writeTokens(
  library: LlamaLibrary,
  tokens: readonly Token[],
  writing: TokenWriting,
): AsyncGenerator<DrawnToken> {
  if (writing.alternatives === undefined) return writeNatively(library, tokens, writing)
  return writing.grammar
    ? writeByGrammar(library, tokens, writing)
    : writeWithLogits(tokens, writing, writing.alternatives)
}

/** llama.cpp draws: the fast way. */
function writeNatively(library: LlamaLibrary, tokens: readonly Token[], writing: TokenWriting) {
  const taken: Token[] = []
  const drawn = writing.sequence.evaluateWithMetadata([...tokens], {}, toOptions(library, writing, taken))
  const { frequencyPenalty, presencePenalty } = writing.drawing
  return frequencyPenalty === 0 && presencePenalty === 0 ? drawn : remembering(drawn, taken)
}

/** Under a grammar, log-probabilities are those among the tokens that the grammar admits. */
async function* writeByGrammar(
  library: LlamaLibrary,
  tokens: readonly Token[],
  writing: TokenWriting,
): AsyncGenerator<DrawnToken> {
  const taken: Token[] = []
  const options = toOptions(library, writing, taken)
  const drawn = writing.sequence.evaluateWithMetadata([...tokens], { probabilities: true }, options)
  for await (const { token, probabilities } of remembering(drawn, taken))
    yield { token, logProbabilities: fromProbabilities(probabilities) }
}

async function* remembering<Drawn extends { token: Token }>(
  drawn: AsyncIterable<Drawn>,
  taken: Token[],
): AsyncGenerator<Drawn> {
  for await (const each of drawn) {
    taken.push(each.token)
    yield each
  }
}

function toOptions(
  { package: { LlamaGrammarEvaluationState, TokenBias } }: LlamaLibrary,
  { sequence: { model }, drawing, grammar, max }: TokenWriting,
  taken: readonly Token[],
): SequenceEvaluateOptions {
  const { temperature, topP, topK, minP, seed, frequencyPenalty, presencePenalty, logitBias } = drawing
  const tokenBias = TokenBias.for(model)
  for (const [token, logit] of logitBias) tokenBias.set([toToken(token)], { logit })
  const repeatPenalty = {
    punishTokens: () => [...taken],
    maxPunishTokens: max,
    penalty: 1,
    frequencyPenalty,
    presencePenalty,
  }
  return {
    temperature,
    topP,
    topK,
    minP,
    seed,
    yieldEogToken: true,
    ...(grammar && { grammarEvaluationState: new LlamaGrammarEvaluationState({ model, grammar }) }),
    ...((frequencyPenalty !== 0 || presencePenalty !== 0) && { repeatPenalty }),
    ...(logitBias.size > 0 && { tokenBias }),
  }
}

/** The model's own distribution, before anything is cut from it, is what log-probabilities are of; so the drawing is done here. */
async function* writeWithLogits(
  tokens: readonly Token[],
  { sequence, drawing }: TokenWriting,
  alternatives: number,
): AsyncGenerator<DrawnToken> {
  const random = createRandom(drawing.seed)
  const counts = new Map<Token, number>()
  let next = tokens
  for (;;) {
    const includeTop = isGreedy(drawing) ? Math.max(alternatives, 1) : undefined
    const { logits, totalWeight } = await readLogits(sequence, next, includeTop)
    const token = drawToken(logits, drawing, counts, random)
    if (token === undefined) throw modelFailed('The model gave no token; try again.')
    counts.set(token, (counts.get(token) ?? 0) + 1)
    yield { token, logProbabilities: fromLogits(logits, totalWeight) }
    next = [token]
  }
}

async function readLogits(sequence: LlamaContextSequence, tokens: readonly Token[], includeTop: number | undefined) {
  const last = tokens.at(-1)
  if (last === undefined) throw modelFailed('There is nothing to go on with.')
  const logits = includeTop === undefined ? true : { filter: { tokens: [], includeTop } }
  const results = await sequence.controlledEvaluate([
    ...tokens.slice(0, -1),
    [last, { generateNext: { logits, totalLogitWeight: true, options: { temperature: 0 } } }],
  ])
  const next = results.at(-1)?.next
  if (!next?.logits || next.totalLogitWeight === undefined) throw modelFailed('The model gave no logits; try again.')
  return { logits: next.logits, totalWeight: next.totalLogitWeight }
}

/** Numbers of the wire become tokens here; whether the vocabulary has them is the caller's to know. */
export function toToken(id: number): Token {
  return id as Token
}
