import type { ModelPurpose } from '../../kernel/models/model-purpose.ts'
import { createOnnxFormat } from '../../kernel/onnx/onnx-format.ts'
import { onnxPackages } from '../../kernel/onnx/packages.ts'

/** What sentence transformers are kept for. */
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
  },
]
