/** Looks at pictures on this machine, offline: colours, light and texture tell the scene; models find faces and objects where they are installed. */
import type { ImageAnalyzer } from '../port.ts'
import { createAnalyzer } from './embedded/create-analyzer.ts'
import { openAnalyzer } from './embedded/open-analyzer.ts'
import type { AnalyzerContext } from './embedded/analyzer-context.ts'

export default function createEngine(context: AnalyzerContext): ImageAnalyzer {
  const analyzer = openAnalyzer(context)
  return createAnalyzer(context, analyzer, (...asked) => analyzer.analyze(...asked))
}
