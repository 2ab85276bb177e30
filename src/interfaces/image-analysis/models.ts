import type { ModelPurpose } from '../../kernel/wire/interface/model-purpose.ts'
import { createPackageStore } from '../../kernel/assembly/models/package-store.ts'
import { createOnnxFormat } from '../../kernel/assembly/models/formats/onnx-format.ts'
import { onnxPackages } from '../../libraries/onnx/packages.ts'

const common = {
  prefix: 'IMAGE_ANALYSIS',
  interfaces: ['image-analysis'],
  catalogue: new URL('./models.json', import.meta.url),
}

const tensorFlow = [
  { name: '@tensorflow/tfjs-core', version: '4.22.0' },
  { name: '@tensorflow/tfjs-converter', version: '4.22.0' },
  { name: '@tensorflow/tfjs-backend-wasm', version: '4.22.0' },
]
const human = [{ name: '@vladmandic/human', version: '3.3.6' }, ...tensorFlow]
const adult = [...human, { name: 'nsfwjs', version: '4.3.0' }]
const words = [
  { name: 'tesseract.js', version: '7.0.0' },
  { name: '@tesseract.js-data/eng', version: '1.0.0' },
]

/** What models that see are kept for: ONNX files, and packages that bring their models. */
export const models: readonly ModelPurpose[] = [
  {
    ...common,
    id: 'captions',
    title: 'Captions of pictures',
    engine: 'onnx',
    builtIn: 'a sentence of colours, scene and things',
    packages: onnxPackages,
    format: createOnnxFormat(['encoder_model', 'decoder_model']),
  },
  {
    ...common,
    id: 'tags',
    title: 'Tags of pictures',
    engine: 'onnx',
    builtIn: 'scenes by colour, light and texture',
    packages: onnxPackages,
    format: createOnnxFormat(['model']),
  },
  {
    ...common,
    id: 'zero-shot',
    title: 'Categories and words of your own for pictures',
    engine: 'onnx',
    builtIn: 'scenes by colour, light and texture',
    packages: onnxPackages,
    format: createOnnxFormat(['model']),
  },
  {
    ...common,
    id: 'faces',
    title: 'Faces and things in pictures',
    engine: 'embedded',
    builtIn: 'nothing: they are not looked for',
    packages: human,
    loose: createPackageStore('human', human),
  },
  {
    ...common,
    id: 'adult',
    title: 'Adult content of pictures',
    engine: 'embedded',
    builtIn: 'nothing: it is not looked for',
    packages: adult,
    loose: createPackageStore('nsfwjs', adult),
  },
  {
    ...common,
    id: 'words',
    title: 'Words in pictures',
    engine: 'embedded',
    builtIn: 'nothing: they are not read',
    packages: words,
    loose: createPackageStore('tesseract-eng', words),
  },
]
