import { dirname, join } from 'node:path'
import { findPackageMain, packagesFolderOf } from '../../../../../libraries/packages/packages-folder.ts'

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
export const installation = 'mainstay models pull human'

/** Undefined where one of them is not installed, neither beside the program nor in the data folder. */
export function findDetectorFiles(dataFolder: string): DetectorFiles | undefined {
  const packages = packagesFolderOf(dataFolder)
  const find = (name: string) => findPackageMain(name, packages)
  const [human, wasm] = [find('@vladmandic/human'), find('@tensorflow/tfjs-backend-wasm')]
  const others = [find('@tensorflow/tfjs-core'), find('@tensorflow/tfjs-converter')]
  if (human === undefined || wasm === undefined || others.includes(undefined)) return undefined
  const adult = find('nsfwjs')
  return {
    library: `${human}/human.node-wasm.js`,
    models: `${dirname(human)}/models/`,
    wasm: `${wasm}/`,
    adultModel: adult === undefined ? undefined : join(adult, '../models/mobilenet_v2_mid'),
  }
}
