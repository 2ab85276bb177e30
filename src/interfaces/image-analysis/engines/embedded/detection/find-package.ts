import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where the optional packages lie that faces and objects are found with. */
export interface DetectorFiles {
  /** The build of Human that runs on WebAssembly, whose own entry point asks for TensorFlow's native library. */
  readonly library: string
  /** A folder, with a slash at its end. */
  readonly models: string
  readonly wasm: string
  /** The folder of the model that knows adult content, of a package of its own; undefined where that is not installed. */
  readonly adultModel: string | undefined
}

/** What to say where they are missing. */
export const installation =
  'npm install @vladmandic/human @tensorflow/tfjs-core @tensorflow/tfjs-converter @tensorflow/tfjs-backend-wasm'

/** Undefined where one of them is not installed. */
export function findDetectorFiles(): DetectorFiles | undefined {
  try {
    const human = findFolder('@vladmandic/human')
    const wasm = findFolder('@tensorflow/tfjs-backend-wasm')
    findFolder('@tensorflow/tfjs-core')
    findFolder('@tensorflow/tfjs-converter')
    return {
      library: `${human}/human.node-wasm.js`,
      models: `${dirname(human)}/models/`,
      wasm: `${wasm}/`,
      adultModel: findAdultModel(),
    }
  } catch {
    return undefined
  }
}

function findAdultModel(): string | undefined {
  try {
    return join(findFolder('nsfwjs'), '../models/mobilenet_v2_mid')
  } catch {
    return undefined
  }
}

const findFolder = (name: string) => dirname(fileURLToPath(import.meta.resolve(name)))
