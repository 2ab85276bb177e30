import type { ModelPurpose } from '../../kernel/wire/interface/model-purpose.ts'
import { ggufFormat } from '../../kernel/assembly/models/formats/gguf-format.ts'
import { ggufPackages } from '../../kernel/foundation/gguf/packages.ts'
import { looseModels } from './downloads/models-folder.ts'

/** What GGUF models are kept for. */
export const models: readonly ModelPurpose[] = [
  {
    id: 'chat',
    title: 'Chat and completion',
    prefix: 'CHAT',
    engine: 'gguf',
    builtIn: 'the built-in assistant, which is no language model',
    interfaces: ['chat-completions', 'responses', 'text-completions'],
    packages: ggufPackages,
    catalogue: new URL('./models.json', import.meta.url),
    format: ggufFormat,
    loose: looseModels,
  },
]
