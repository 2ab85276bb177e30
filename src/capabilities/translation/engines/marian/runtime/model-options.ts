import type { ModelCard } from '../marian-model.ts'

/** Tokens of a sentence; what is longer is cut there. */
const maxSentence = 128

/** Options for Marian besides those in the model's own file, as YAML. */
export function writeModelOptions({ beamSize = 1, files }: ModelCard): string {
  const options = {
    'beam-size': beamSize,
    normalize: 1,
    'word-penalty': 0,
    'cpu-threads': 0,
    // Models without activation ranges of their own have them measured on the way.
    'gemm-precision':
      files.model.includes('alphas') || !files.model.includes('intgemm8') ? 'int8shiftAlphaAll' : 'int8shiftAll',
    // Scores say how sure the model is, and alignments place markup.
    'skip-cost': false,
    alignment: 'soft',
    quiet: true,
    'quiet-translation': true,
    // Sentences are given one by one: they are split before, by rules that know more languages.
    'ssplit-mode': 'sentence',
    'max-length-break': maxSentence,
    'max-length-factor': 2,
    'mini-batch-words': 1024,
    workspace: 32,
  }
  return Object.entries(options)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('')
}
