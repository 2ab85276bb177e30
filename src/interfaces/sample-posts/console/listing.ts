import type { InterfaceListing } from '../../../../console/src/listing.ts'

export default {
  group: 'testing',
  knownAs: [
    'json-server',
    'jsonplaceholder',
    'fake api',
    'mock',
    'test data',
    'crud',
    'todos',
    'placeholder',
    'ダミー',
  ],
} satisfies InterfaceListing
