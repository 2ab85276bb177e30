import type { LlamaContext, LlamaModel } from 'node-llama-cpp'
import type { ModelFileDescription } from '../../../../kernel/foundation/gguf/read-model-file.ts'
import type { ModelFile } from '../../downloads/models-folder.ts'
import { type ChatTemplate, readChatTemplate } from './chat-template.ts'
import { ControlTexts } from './control-texts.ts'
import type { LlamaLibrary } from '../../../../kernel/foundation/gguf/load-llama.ts'
import { SequenceSlots } from './sequence-slots.ts'
import { TokenPieces } from './token-pieces.ts'

/** A model in memory, with one context that all its answers are computed in. */
export interface LoadedModel {
  readonly id: string
  readonly library: LlamaLibrary
  readonly model: LlamaModel
  readonly contextLength: number
  readonly slots: SequenceSlots
  readonly pieces: TokenPieces
  readonly template: ChatTemplate
  readonly controlTexts: ControlTexts
  /** Bytes that no token's text is longer than. */
  readonly maxTokenLength: number
  /** Bytes of memory. */
  readonly bytes: number
  dispose(): Promise<void>
}

/** How large a model is made in memory. */
export interface ModelSize {
  /** Tokens of each sequence. */
  readonly contextLength: number
  readonly sequences: number
}

export interface SizeWishes {
  readonly contextLength: number
  readonly sequences: number
  /** Bytes. */
  readonly memory: number
}

const smallestContext = 512
/** What llama.cpp needs beside weights, keys and values: buffers of computation, the vocabulary. */
const overheadBytes = 64 * 1024 * 1024

/** Bytes that a model will take in memory, about. */
export function estimateMemory(description: ModelFileDescription, size: ModelSize): number {
  return description.fileBytes + description.contextBytesPerToken * size.contextLength * size.sequences + overheadBytes
}

/** What was wished for, or less: shorter contexts first, then fewer at a time. Undefined where even that is too much. */
export function fitSize(description: ModelFileDescription, wishes: SizeWishes): ModelSize | undefined {
  let contextLength = Math.min(wishes.contextLength, description.contextLength ?? wishes.contextLength)
  let { sequences } = wishes
  while (estimateMemory(description, { contextLength, sequences }) > wishes.memory) {
    if (contextLength > smallestContext) contextLength = Math.max(smallestContext, Math.floor(contextLength / 2))
    else if (sequences > 1) sequences = Math.floor(sequences / 2)
    else return undefined
  }
  return { contextLength, sequences }
}

export async function loadModel(
  file: ModelFile,
  library: LlamaLibrary,
  size: ModelSize,
  maxWaiting: number,
): Promise<LoadedModel> {
  const model = await library.llama.loadModel({ modelPath: file.path })
  try {
    const context = await model.createContext({ sequences: size.sequences, contextSize: size.contextLength })
    return describeLoaded(file, library, model, context, maxWaiting)
  } catch (thrown) {
    await model.dispose()
    throw thrown
  }
}

function describeLoaded(
  { name }: ModelFile,
  library: LlamaLibrary,
  model: LlamaModel,
  context: LlamaContext,
  maxWaiting: number,
): LoadedModel {
  const pieces = new TokenPieces(model)
  const { chat_template: source } = model.fileInfo.metadata.tokenizer
  return {
    id: name,
    library,
    model,
    contextLength: context.contextSize,
    slots: new SequenceSlots(context, maxWaiting),
    pieces,
    template: readChatTemplate(source, model.tokens.bosString ?? '', model.tokens.eosString ?? ''),
    controlTexts: new ControlTexts(pieces.listControlTexts()),
    maxTokenLength: pieces.maxLength,
    bytes: model.memoryUsage.ram + model.memoryUsage.vram + context.memoryUsage.ram + context.memoryUsage.vram,
    dispose: () => model.dispose(),
  }
}
