/** Folders of tiny models, as exports of transformers are laid out. All they see of a picture is its mean colour. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type OnnxGraph, type OnnxNode, type OnnxShape, writeOnnx } from '../../../libraries/onnx/testing/write-onnx.ts'

const picture: OnnxShape = { type: 'float', shape: [1, 3, 'rows', 'columns'] }
const tokens: OnnxShape = { type: 'int64', shape: ['texts', 'tokens'] }

/** `color`: red, green and blue of the whole picture, one by three. */
const meanColor: readonly OnnxNode[] = [
  { operation: 'GlobalAveragePool', inputs: ['pixel_values'], output: 'pooled' },
  { operation: 'Flatten', inputs: ['pooled'], output: 'color' },
]

/** Bytes become numbers from 0 to 1, whatever the size. */
const preparation = { do_normalize: false, size: { width: 8, height: 8 }, resample: 2 }

/** By path; what is no bytes is written as JSON. */
export type ModelFiles = Readonly<Record<string, object | Uint8Array>>

async function makeFolder(files: ModelFiles): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-vision-model-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'onnx'))
  for (const [path, content] of Object.entries(files))
    await writeFile(join(folder, path), content instanceof Uint8Array ? content : JSON.stringify(content))
  return folder
}

export interface TaggerOptions {
  readonly problem?: 'single_label_classification' | 'multi_label_classification'
  readonly preparation?: object
}

/** Tells green from blue: the logits are ten times the one and the other. */
export function makeTagger({ problem, preparation: own = preparation }: TaggerOptions = {}): Promise<string> {
  const graph: OnnxGraph = {
    nodes: [...meanColor, { operation: 'MatMul', inputs: ['color', 'weights'], output: 'logits' }],
    weights: { weights: { shape: [3, 2], values: [0, 0, 10, 0, 0, 10] } },
    inputs: { pixel_values: picture },
    outputs: { logits: { type: 'float', shape: [1, 2] } },
  }
  return makeFolder({
    'onnx/model.onnx': writeOnnx(graph),
    'config.json': { problem_type: problem, id2label: { 0: 'Green_meadow, grassland', 1: 'blue sea' } },
    'preprocessor_config.json': own,
  })
}

/** What the tiny models know of each word: its colour. */
const words: Readonly<Record<string, readonly [number, number, number]>> = {
  '[PAD]': [0, 0, 0],
  '[UNK]': [0, 0, 0],
  meadow: [0, 9, 0],
  sea: [0, 0, 9],
  rose: [9, 0, 0],
  a: [0, 0, 0],
  '[END]': [0, 0, 0],
}

const ids = Object.fromEntries(Object.keys(words).map((word, id) => [word, id]))

const tokenizer = {
  version: '1.0',
  added_tokens: ['[PAD]', '[UNK]', '[END]'].map((content) => ({ id: ids[content], content, special: true })),
  normalizer: { type: 'Lowercase' },
  pre_tokenizer: { type: 'BertPreTokenizer' },
  post_processor: null,
  decoder: { type: 'WordPiece', prefix: '##', cleanup: true },
  model: { type: 'WordLevel', unk_token: '[UNK]', vocab: ids },
}

/** Logits are 8 times the cosine of the colour of the picture and that of the text, less 2. */
export function makeComparer(family: 'clip' | 'siglip' = 'clip'): Promise<string> {
  const graph: OnnxGraph = {
    nodes: [
      ...meanColor,
      { operation: 'LpNormalization', inputs: ['color'], output: 'image_embeds', attributes: { axis: -1, p: 2 } },
      { operation: 'Gather', inputs: ['words', 'input_ids'], output: 'colors' },
      { operation: 'ReduceSum', inputs: ['colors', 'tokens'], output: 'text', attributes: { keepdims: 0 } },
      { operation: 'LpNormalization', inputs: ['text'], output: 'text_embeds', attributes: { axis: -1, p: 2 } },
      { operation: 'Transpose', inputs: ['text_embeds'], output: 'turned', attributes: { perm: [1, 0] } },
      { operation: 'MatMul', inputs: ['image_embeds', 'turned'], output: 'cosines' },
      { operation: 'Mul', inputs: ['cosines', 'slope'], output: 'steep' },
      { operation: 'Add', inputs: ['steep', 'height'], output: 'logits_per_image' },
    ],
    weights: {
      words: { shape: [Object.keys(words).length, 3], values: Object.values(words).flat() },
      tokens: { type: 'int64', shape: [1], values: [1] },
      slope: { shape: [1], values: [8] },
      height: { shape: [1], values: [-2] },
    },
    inputs: { input_ids: tokens, attention_mask: tokens, pixel_values: picture },
    outputs: {
      logits_per_image: { type: 'float', shape: [1, 'texts'] },
      text_embeds: { type: 'float', shape: ['texts', 3] },
      image_embeds: { type: 'float', shape: [1, 3] },
    },
  }
  return makeFolder({
    'model.onnx': writeOnnx(graph),
    'config.json': { model_type: family },
    'preprocessor_config.json': preparation,
    'tokenizer.json': tokenizer,
    'tokenizer_config.json': { model_max_length: 16, pad_token: '[PAD]' },
  })
}

/** What may come after each word, and how strongly: "a" begins, a noun follows, and then it ends. */
const chain: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '[END]': { a: 30 },
  a: { meadow: 20, sea: 20, rose: 20 },
  meadow: { '[END]': 30 },
  sea: { '[END]': 30 },
  rose: { '[END]': 30 },
}

/** As GPT-2 has it, what ends a caption begins the next. */
const usualLimits = { decoder_start_token_id: ids['[END]'], eos_token_id: ids['[END]'] }

/** Writes "a sea" of what is blue, "a meadow" of what is green, "a rose" of what is red. */
export function makeCaptioner(limits: object = usualLimits): Promise<string> {
  return makeFolder(listCaptionerFiles(limits))
}

export function listCaptionerFiles(limits: object = usualLimits): ModelFiles {
  const names = Object.keys(words)
  const follows = names.map((word) => names.map((next) => chain[word]?.[next] ?? 0))
  const colors = [0, 1, 2].map((color) => names.map((name) => (words[name]?.[color] === 9 ? 2 : 0)))
  const encoder: OnnxGraph = {
    nodes: [...meanColor, { operation: 'Unsqueeze', inputs: ['color', 'first'], output: 'last_hidden_state' }],
    weights: { first: { type: 'int64', shape: [1], values: [0] } },
    inputs: { pixel_values: picture },
    outputs: { last_hidden_state: { type: 'float', shape: [1, 1, 3] } },
  }
  const decoder: OnnxGraph = {
    nodes: [
      { operation: 'Gather', inputs: ['follows', 'input_ids'], output: 'usual' },
      { operation: 'MatMul', inputs: ['encoder_hidden_states', 'colors'], output: 'seen' },
      { operation: 'Add', inputs: ['usual', 'seen'], output: 'logits' },
    ],
    weights: {
      follows: { shape: [names.length, names.length], values: follows.flat() },
      colors: { shape: [3, names.length], values: colors.flat() },
    },
    inputs: { input_ids: tokens, encoder_hidden_states: { type: 'float', shape: [1, 1, 3] } },
    outputs: { logits: { type: 'float', shape: [1, 'tokens', names.length] } },
  }
  return {
    'onnx/encoder_model.onnx': writeOnnx(encoder),
    'onnx/decoder_model.onnx': writeOnnx(decoder),
    'config.json': { model_type: 'vision-encoder-decoder' },
    'generation_config.json': limits,
    'preprocessor_config.json': preparation,
    'tokenizer.json': tokenizer,
  }
}
