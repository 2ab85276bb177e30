import type { ModelPurpose } from '../../kernel/wire/interface/model-purpose.ts'
import { createOnnxFormat } from '../../kernel/assembly/models/formats/onnx-format.ts'
import { onnxPackages } from '../../libraries/onnx/packages.ts'

/** What classifiers of texts are kept for. */
export const models: readonly ModelPurpose[] = [
  {
    id: 'moderation',
    title: 'Moderation',
    prefix: 'MODERATIONS',
    engine: 'onnx',
    builtIn: 'the built-in moderation model',
    beside: 'the built-in model for what it has no label for',
    interfaces: ['moderations'],
    packages: onnxPackages,
    catalogue: new URL('./models.json', import.meta.url),
    format: createOnnxFormat(['model']),
  },
]
