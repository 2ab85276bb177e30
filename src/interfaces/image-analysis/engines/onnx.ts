/** Has models of your own say what is in a picture, ONNX files run in a worker thread, and measures beside them what `embedded` does. */
import type { EngineContext } from '../../../kernel/wire/interface/engine.ts'
import { listMissingPackages } from '../../../libraries/onnx/load-packages.ts'
import { packagesFolderOf } from '../../../libraries/packages/packages-folder.ts'
import { containFailure } from '../../../kernel/foundation/observability/contain.ts'
import type { ImageAnalyzer } from '../port.ts'
import type { OnnxSettings } from './onnx/settings.ts'
import { createAnalyzer } from './embedded/create-analyzer.ts'
import { openAnalyzer } from './embedded/open-analyzer.ts'
import { mergeRecognition } from './onnx/merge-recognition.ts'
import { hasModels, modelsMissing, openModels } from './onnx/open-models.ts'
import type { AnalyzerContext } from './embedded/analyzer-context.ts'

export default async function createEngine(context: AnalyzerContext): Promise<ImageAnalyzer> {
  const { settings, log, dataFolder } = context
  const models = await openModels(settings, log, dataFolder)
  const analyzer = openAnalyzer(context)
  if (settings.IMAGE_ANALYSIS_PREWARM)
    models.load().catch((thrown: unknown) => containFailure(thrown, { log, doing: 'loading models that see' }))
  const engine = createAnalyzer(context, analyzer, async (picture, request, options) => {
    const [measured, seen] = await Promise.all([
      analyzer.analyze(picture, request, options),
      models.look(picture.pixels, request.features, options),
    ])
    return mergeRecognition(measured, seen, request)
  })
  return {
    ...engine,
    async [Symbol.asyncDispose]() {
      await Promise.all([models[Symbol.asyncDispose](), engine[Symbol.asyncDispose]?.()])
    },
  }
}

/** Packages, and a model of any kind. */
export async function findLack({
  settings,
  dataFolder,
}: Pick<EngineContext<OnnxSettings>, 'settings' | 'dataFolder'>): Promise<string | undefined> {
  const missing = listMissingPackages(packagesFolderOf(dataFolder))
  return [...missing, ...((await hasModels(settings, dataFolder)) ? [] : [modelsMissing])].join(' ') || undefined
}
