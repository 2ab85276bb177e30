import type { PackageVersion } from '../packages/install-packages.ts'

/** What models of texts are run by, in the versions that were tried. */
export const onnxPackages: readonly PackageVersion[] = [
  { name: 'onnxruntime-node', version: '1.30.0', orElse: 'onnxruntime-web' },
  { name: '@huggingface/tokenizers', version: '0.2.0' },
]
