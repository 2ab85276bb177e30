import { defineCapability } from '../../kernel/wire/interface/capability.ts'
import type { JapaneseText } from './port.ts'

/** What a dictionary knows of Japanese words. */
export const japaneseText = defineCapability<JapaneseText>({
  id: 'japanese-text',
  title: 'the analysis of Japanese',
  prefix: 'JAPANESE_TEXT',
  engines: { embedded: () => import('./engines/embedded.ts') },
})
