/** Looks at pictures on this machine, offline: colours, light and texture tell the scene; models find faces and objects where they are installed. */
import type { ImageAnalyzer } from '../port.ts'
import { type AnalyzerContext, openAnalyzer } from './embedded/open-analyzer.ts'
import { openPictures } from './embedded/picture/open-pictures.ts'

export default function createEngine(context: AnalyzerContext): ImageAnalyzer {
  const readPicture = openPictures(context)
  const analyzer = openAnalyzer(context)
  return {
    async analyze(source, request, options) {
      return analyzer.analyze(await readPicture(source, options), request, options)
    },
    async [Symbol.asyncDispose]() {
      await analyzer[Symbol.asyncDispose]()
    },
  }
}
