import { expect, test } from 'vitest'
import { isForChat } from './is-for-chat.ts'

test.each([
  'mainstay-builtin',
  'qwen3.5-0.8b',
  'gpt-4o-mini',
  'llama3.2:1b',
  'meta-llama/Llama-3.1-8B-Instruct',
  'gemma-3-1b',
  'granite-4.0-h-micro',
  'deepseek-r1:8b',
])('%s is offered for a chat', (name) => {
  expect(isForChat(name)).toBe(true)
})

test.each([
  'mainstay-embedding',
  'mainstay-moderation',
  'mainstay-ngram',
  'text-embedding-3-small',
  'nomic-embed-text:latest',
  'mxbai-embed-large',
  'BAAI/bge-m3',
  'bge-reranker-v2-m3',
  'all-minilm:22m',
  'intfloat/multilingual-e5-small',
  'omni-moderation-latest',
  'whisper-1',
  'gpt-4o-mini-transcribe',
  'gpt-4o-mini-tts',
  'dall-e-3',
  'davinci-002',
])('%s is not', (name) => {
  expect(isForChat(name)).toBe(false)
})
