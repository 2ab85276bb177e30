/** Looks at pictures on this machine, offline: colours, light and texture tell the scene. */
import type { EngineContext } from '../../../kernel/engines/engine.ts'
import type { ImageAnalyzer } from '../port.ts'
import type { Settings } from '../settings.ts'
import { writeAnalysis } from './embedded/describe/write-analysis.ts'
import type { Evidence } from './embedded/evidence-worker.ts'
import { openPictures } from './embedded/picture/open-pictures.ts'
import type { Pixels } from './embedded/picture/pixels.ts'

type Context = Pick<EngineContext<Settings>, 'workers' | 'settings' | 'guardedFetch'>

export default function createEngine(context: Context): ImageAnalyzer {
  const readPicture = openPictures(context)
  const evidence = context.workers.open<Pixels, Evidence>(new URL('./embedded/evidence-worker.ts', import.meta.url), {
    queue: 'image-analysis',
  })
  return {
    async analyze(source, request, options) {
      const { metadata, pixels } = await readPicture(source, options)
      const found = await evidence.run(pixels, options)
      return writeAnalysis({ metadata, ...found, faces: undefined, objects: undefined }, request)
    },
  }
}
