/**
 * A real model of the llama architecture with random weights, made in a moment: it says nothing sensible, but it is
 * tokenized, prompted, batched and sampled exactly like one that does. The same options give the same file.
 */
import { createRandom } from '../../../libraries/random/create-random.ts'
import { type MetadataValue, type Tensor, writeGguf } from './write-gguf.ts'
import { controlTokens, fillTokens, makeByteVocabulary, makeVocabulary } from './vocabulary.ts'

export interface ModelOptions {
  readonly seed?: number
  readonly layers?: number
  readonly width?: number
  readonly heads?: number
  readonly vocabulary?: number
  readonly contextLength?: number
  /** Eight bits a weight instead of 32, for models of more than a few megabytes. */
  readonly isQuantised?: boolean
  /** Jinja; ChatML unless given, none where null. */
  readonly chatTemplate?: string | null
  /** How text is cut into tokens: `llama` (SentencePiece) unless given. */
  readonly tokenizer?: 'llama' | 'gpt2'
  /** How vectors of tokens become one of a text; the last token's where the file says nothing. */
  readonly pooling?: keyof typeof poolings
  /** Whether it has the tokens that mark a gap to be filled in. */
  readonly canFillIn?: boolean
  /** As the file names it; `llama` unless given, as which all are made. */
  readonly architecture?: string
}

/** LLAMA_POOLING_TYPE of llama.cpp */
const poolings = { mean: 1, last: 3 }

const chatMl =
  "{% for message in messages %}{{ '<|im_start|>' + message.role + '\\n' + message.content + '<|im_end|>\\n' }}{% endfor %}" +
  "{% if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{% endif %}"

export async function makeModel(path: string, options: ModelOptions = {}): Promise<void> {
  const { layers = 2, width = 64, heads = 4, tokenizer = 'llama' } = options
  const vocabulary = tokenizer === 'gpt2' ? makeByteVocabulary().texts.length : (options.vocabulary ?? 600)
  const random = createRandom(options.seed ?? 1)
  const make = (name: string, rowLength: number, rows: number): Tensor =>
    options.isQuantised ? quantised(name, [rowLength, rows], random) : floats(name, [rowLength, rows], random)
  const groupWidth = width / 2
  const tensors = [
    make('token_embd.weight', width, vocabulary),
    ...Array.from({ length: layers }, (_, layer) => [
      ones(`blk.${layer}.attn_norm.weight`, width),
      make(`blk.${layer}.attn_q.weight`, width, width),
      make(`blk.${layer}.attn_k.weight`, width, groupWidth),
      make(`blk.${layer}.attn_v.weight`, width, groupWidth),
      make(`blk.${layer}.attn_output.weight`, width, width),
      ones(`blk.${layer}.ffn_norm.weight`, width),
      make(`blk.${layer}.ffn_gate.weight`, width, width * 2),
      make(`blk.${layer}.ffn_up.weight`, width, width * 2),
      make(`blk.${layer}.ffn_down.weight`, width * 2, width),
    ]).flat(),
    ones('output_norm.weight', width),
    make('output.weight', width, vocabulary),
  ]
  await writeGguf(path, describe({ ...options, layers, width, heads, vocabulary }), tensors)
}

function describe(
  options: ModelOptions & Required<Pick<ModelOptions, 'layers' | 'width' | 'heads' | 'vocabulary'>>,
): Record<string, MetadataValue> {
  const { layers, width, heads, vocabulary, contextLength = 512, chatTemplate = chatMl, canFillIn = false } = options
  const isGpt2 = options.tokenizer === 'gpt2'
  const { texts, scores, types } = isGpt2 ? makeByteVocabulary() : makeVocabulary(vocabulary)
  const number = (value: number): MetadataValue => ({ type: 'uint32', value })
  return {
    'general.architecture': { type: 'string', value: options.architecture ?? 'llama' },
    'general.name': { type: 'string', value: 'random llama' },
    'general.file_type': number(options.isQuantised ? 7 : 0),
    'llama.block_count': number(layers),
    'llama.context_length': number(contextLength),
    'llama.embedding_length': number(width),
    'llama.feed_forward_length': number(width * 2),
    'llama.attention.head_count': number(heads),
    'llama.attention.head_count_kv': number(heads / 2),
    'llama.attention.layer_norm_rms_epsilon': { type: 'float32', value: 1e-5 },
    'llama.rope.dimension_count': number(width / heads),
    ...(options.pooling && { 'llama.pooling_type': number(poolings[options.pooling]) }),
    'llama.vocab_size': number(vocabulary),
    'tokenizer.ggml.model': { type: 'string', value: isGpt2 ? 'gpt2' : 'llama' },
    ...(isGpt2 && {
      'tokenizer.ggml.pre': { type: 'string', value: 'gpt-2' } as const,
      'tokenizer.ggml.merges': { type: 'strings', value: ['Ġ t'] } as const,
    }),
    'tokenizer.ggml.tokens': { type: 'strings', value: texts },
    'tokenizer.ggml.scores': { type: 'float32s', value: scores },
    'tokenizer.ggml.token_type': { type: 'int32s', value: types },
    'tokenizer.ggml.bos_token_id': number(controlTokens.begin),
    'tokenizer.ggml.eos_token_id': number(controlTokens.end),
    'tokenizer.ggml.eot_token_id': number(controlTokens.messageEnd),
    'tokenizer.ggml.unknown_token_id': number(controlTokens.unknown),
    'tokenizer.ggml.add_bos_token': { type: 'bool', value: true },
    ...(canFillIn && {
      'tokenizer.ggml.fim_pre_token_id': number(fillTokens.prefix),
      'tokenizer.ggml.fim_suf_token_id': number(fillTokens.suffix),
      'tokenizer.ggml.fim_mid_token_id': number(fillTokens.middle),
    }),
    ...(chatTemplate !== null && { 'tokenizer.chat_template': { type: 'string', value: chatTemplate } as const }),
  }
}

function ones(name: string, length: number): Tensor {
  return {
    name,
    shape: [length],
    type: 0,
    byteLength: length * 4,
    bytes: () => toBytes(new Float32Array(length).fill(1)),
  }
}

/** Evenly spread weights that keep the size of what flows through them. */
function floats(name: string, shape: readonly [number, number], random: () => number): Tensor {
  const [rowLength, rows] = shape
  const reach = Math.sqrt(3 / rowLength) * 2
  const bytes = () => toBytes(Float32Array.from({ length: rowLength * rows }, () => (random() * 2 - 1) * reach))
  return { name, shape, type: 0, byteLength: rowLength * rows * 4, bytes }
}

/** Q8_0: blocks of 32 signed bytes after a scale in half precision; here 2^-10 for all. */
function quantised(name: string, shape: readonly [number, number], random: () => number): Tensor {
  const blocks = (shape[0] * shape[1]) / 32
  const bytes = () => {
    const all = Buffer.alloc(blocks * 34)
    for (let start = 0; start < all.length; start += 34) {
      all.writeUInt16LE((15 - 10) << 10, start)
      for (let index = 2; index < 34; index += 1) all.writeInt8(Math.floor(random() * 255) - 127, start + index)
    }
    return all
  }
  return { name, shape, type: 8, byteLength: blocks * 34, bytes }
}

function toBytes({ buffer }: Float32Array): Uint8Array {
  return new Uint8Array(buffer)
}
