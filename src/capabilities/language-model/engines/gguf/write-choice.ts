import type { LlamaGrammar, Token } from 'node-llama-cpp'
import type { FinishReason, GenerationEvent, TokenLogProbability } from '../../port.ts'
import { AnswerText, type Released } from './answer-text.ts'
import type { Drawing } from './drawing.ts'
import type { LoadedModel } from './loaded-model.ts'
import { type LogProbabilities, toTokenLogProbability } from './log-probabilities.ts'
import { readPrompt, readPromptWithLogits } from './read-prompt.ts'
import type { Slot } from './sequence-slots.ts'
import { writeTokens } from './write-tokens.ts'

export interface ChoiceRequest {
  readonly loaded: LoadedModel
  readonly choice: number
  readonly prompt: readonly Token[]
  readonly drawing: Drawing
  readonly grammar: LlamaGrammar | undefined
  readonly maxTokens: number
  readonly stop: readonly string[]
  readonly alternatives: number | undefined
  readonly echoesPrompt: boolean
  /** Whether a space before the first word belongs to the tokens and not to the answer. */
  readonly dropsLeadingSpace: boolean
}

export interface ChoiceUsage {
  readonly completionTokens: number
  readonly cachedTokens: number
}

type Push = (event: GenerationEvent) => void
type Piece = Released<TokenLogProbability | undefined>

/** Writes one answer into a slot, its text pushed as it comes. */
export async function writeChoice(
  request: ChoiceRequest,
  slot: Slot,
  signal: AbortSignal,
  push: Push,
): Promise<ChoiceUsage> {
  const { choice, prompt, alternatives } = request
  const pushText = ({ text, marks }: Piece) => {
    const logProbabilities = marks.filter((mark) => mark !== undefined)
    if (text === '' && logProbabilities.length === 0) return
    push({ kind: 'text', choice, text, ...(alternatives !== undefined && { logProbabilities }) })
  }
  if (request.echoesPrompt) await pushEcho(request, slot, signal, pushText)
  else await readPrompt(slot.sequence, prompt.slice(slot.cachedTokens, -1), slot.gate, signal)
  const { count, reason } = await pushAnswer(request, slot, signal, pushText)
  push({ kind: 'finish', choice, reason })
  return { completionTokens: count, cachedTokens: slot.cachedTokens }
}

async function pushAnswer(
  request: ChoiceRequest,
  { sequence, gate }: Slot,
  signal: AbortSignal,
  pushText: (piece: Piece) => void,
): Promise<{ count: number; reason: FinishReason }> {
  const { loaded, prompt, maxTokens } = request
  if (maxTokens <= 0) return { count: 0, reason: 'length' }
  const answer = new AnswerText<TokenLogProbability | undefined>(request.stop)
  let count = 0
  let reason: FinishReason = 'length'
  for await (const drawn of writeTokens(loaded.library, prompt.slice(-1), { ...request, sequence, max: maxTokens })) {
    signal.throwIfAborted()
    if (loaded.model.isEogToken(drawn.token)) reason = 'stop'
    else {
      count += 1
      const bytes = readPiece(request, drawn.token, count)
      pushText(answer.add(bytes, describeToken(request, drawn.token, bytes, drawn.logProbabilities)))
      if (answer.isStopped) reason = 'stop'
    }
    if (reason === 'stop' || count >= maxTokens) break
    if (gate.isClosed) await gate.pass()
  }
  pushText(answer.end())
  return { count, reason }
}

function readPiece({ loaded, dropsLeadingSpace }: ChoiceRequest, token: Token, count: number): Uint8Array {
  const bytes = loaded.pieces.bytesOf(token)
  return dropsLeadingSpace && count === 1 ? withoutSpace(bytes) : bytes
}

function withoutSpace(bytes: Uint8Array): Uint8Array {
  return bytes[0] === 0x20 ? bytes.subarray(1) : bytes
}

function describeToken(
  { alternatives, loaded }: ChoiceRequest,
  token: Token | undefined,
  bytes: Uint8Array,
  places: LogProbabilities | undefined,
): TokenLogProbability | undefined {
  if (alternatives === undefined || token === undefined) return undefined
  return toTokenLogProbability(token, bytes, places, alternatives, (each) => loaded.pieces.bytesOf(each))
}

/** The prompt as the answer's beginning; with log-probabilities every token of it has to be computed anew. */
async function pushEcho(
  request: ChoiceRequest,
  { sequence, cachedTokens, gate }: Slot,
  signal: AbortSignal,
  pushText: (piece: Piece) => void,
): Promise<void> {
  const { prompt, alternatives } = request
  const echo = new AnswerText<TokenLogProbability | undefined>([])
  if (alternatives === undefined) {
    await readPrompt(sequence, prompt.slice(cachedTokens, -1), gate, signal)
    for (const bytes of readEcho(request)) pushText(echo.add(bytes, undefined))
  } else {
    await gate.alone(() => sequence.clearHistory())
    const places = await readPromptWithLogits(sequence, prompt, alternatives, signal)
    for (const [index, bytes] of readEcho(request).entries()) {
      const mark = describeToken(request, prompt[index], bytes, places[index])
      pushText(echo.add(bytes, mark))
    }
  }
  pushText(echo.end())
}

/** Bytes of the prompt's tokens, without the space that stands before the first word of every text. */
function readEcho({ loaded: { pieces }, prompt }: ChoiceRequest): Uint8Array[] {
  const all = prompt.map((token) => pieces.bytesOf(token))
  const first = all.findIndex(({ length }) => length > 0)
  return all.map((bytes, index) => (index === first && pieces.addsLeadingSpace ? withoutSpace(bytes) : bytes))
}
