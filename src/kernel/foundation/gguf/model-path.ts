import { basename } from 'node:path'

/** Of a model that is split, the parts after the first. */
const laterPart = /-(?!00001)\d{5}-of-\d{5}\.gguf$/i
/** The part that encodes pictures for a model; no model itself. */
const picturePart = /(^|\/)[^/]*mmproj[^/]*$/i

/** Whether a file is what a model is asked for by. */
export function isModelPath(path: string): boolean {
  return /\.gguf$/i.test(path) && !laterPart.test(path) && !picturePart.test(path)
}

/** `llama-3.2-1b-q4_k_m` of `llama-3.2-1b-q4_k_m.gguf`, and of the first part of a split one. */
export function nameOfFile(path: string): string {
  return basename(path).replace(/(-\d{5}-of-\d{5})?\.gguf$/i, '')
}
