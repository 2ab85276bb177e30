import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where the optional packages lie that faces and objects are found with. */
export interface DetectorFiles {
  /** The build of Human that runs on WebAssembly, whose own entry point asks for TensorFlow's native library. */
  readonly library: string
  /** A folder, with a slash at its end. */
  readonly models: string
  readonly wasm: string
}

/** What to say where they are missing. */
export const installation =
  'npm install @vladmandic/human @tensorflow/tfjs-core @tensorflow/tfjs-converter @tensorflow/tfjs-backend-wasm'

/** Undefined where one of them is not installed. */
export function findDetectorFiles(): DetectorFiles | undefined {
  try {
    const human = dirname(fileURLToPath(import.meta.resolve('@vladmandic/human')))
    const wasm = dirname(fileURLToPath(import.meta.resolve('@tensorflow/tfjs-backend-wasm')))
    import.meta.resolve('@tensorflow/tfjs-core')
    import.meta.resolve('@tensorflow/tfjs-converter')
    return { library: `${human}/human.node-wasm.js`, models: `${dirname(human)}/models/`, wasm: `${wasm}/` }
  } catch {
    return undefined
  }
}
