import type { ModelPurpose } from '../../kernel/wire/interface/model-purpose.ts'
import { ggufFormat } from '../../kernel/assembly/models/formats/gguf-format.ts'
import { ggufPackages } from '../../kernel/foundation/gguf/packages.ts'
import { createOnnxFormat } from '../../kernel/assembly/models/formats/onnx-format.ts'
import { onnxPackages } from '../../libraries/onnx/packages.ts'

/** What embedding models are kept for: sentence transformers in ONNX files, others in GGUF files. */
export const models: readonly ModelPurpose[] = [
  {
    id: 'embeddings',
    title: 'Embeddings',
    prefix: 'EMBEDDINGS',
    engine: 'onnx',
    builtIn: 'the built-in embedding model',
    interfaces: ['embeddings'],
    packages: onnxPackages,
    catalogue: new URL('./models.json', import.meta.url),
    format: createOnnxFormat(['model']),
    byEnding: { '.gguf': { engine: 'gguf', packages: ggufPackages, format: ggufFormat } },
  },
]
