import type { InterfaceListing } from '../../../../console/src/listing.ts'

export default {
  group: 'models',
  knownAs: [
    'openai',
    'vectors',
    'ada',
    'similarity',
    'semantic search',
    'rag',
    'sentence transformers',
    'bge',
    '埋め込み',
    '類似度',
  ],
} satisfies InterfaceListing
