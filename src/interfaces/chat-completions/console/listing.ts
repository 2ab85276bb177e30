import type { InterfaceListing } from '../../../../console/src/listing.ts'

export default {
  group: 'models',
  knownAs: [
    'openai',
    'gpt',
    'chatgpt',
    'llm',
    'llama',
    'ollama',
    'assistant',
    'claude',
    'gemini',
    'copilot',
    'チャット',
    '対話',
  ],
} satisfies InterfaceListing
