import { join } from 'node:path'
import type { EngineContext } from '../../../kernel/wire/interface/engine.ts'
import { Declined } from '../declined.ts'
import type { TranslationEngine, TranslationRequest } from '../port.ts'
import { nameRoute } from './apertium/find-routes.ts'
import { InstalledRoutes } from './apertium/installed-routes.ts'
import { ModePool } from './apertium/mode-pool.ts'
import { readCommand } from './apertium/read-command.ts'
import { ResidentMode, UnusableMode } from './apertium/resident-mode.ts'
import type { ApertiumSettings } from './apertium/settings.ts'
import { translateDocument } from './apertium/translate-document.ts'
import { untilAborted } from '../combine/until-aborted.ts'

/** Of the words, those that a dictionary must have. */
const minKnown = 0.5

/** Translates by the pairs of Apertium that are installed beside Mainstay, each as programs that stay. */
export default function createEngine({
  settings,
  log,
  now,
}: Pick<EngineContext<ApertiumSettings>, 'settings' | 'log' | 'now'>): TranslationEngine & AsyncDisposable {
  const root = settings.TRANSLATION_APERTIUM_ROOT
  const programs = join(root, 'bin')
  const maxWaitMs = settings.TRANSLATION_APERTIUM_SECONDS * 1000
  const pool = new ModePool({
    maxModes: settings.TRANSLATION_APERTIUM_PAIRS,
    open: async (path) =>
      new ResidentMode({ path, command: await readCommand(path, programs), programs, maxWaitMs, log }),
  })
  const routes = new InstalledRoutes({ root, programs, log, now })

  async function translate(request: TranslationRequest, signal: AbortSignal) {
    const { format } = request
    const route = (await routes.known()).get(nameRoute(request.source, request.target))
    if (!route) throw unsupported(request)
    let { text } = request
    let confidence = 1
    for (const { path, target: language } of route) {
      const work = pool.use(path, (mode) =>
        translateDocument({ text, format, target: language }, (message) => mode.translate(message, signal)),
      )
      const translation = await work.catch((thrown: unknown) => {
        if (!(thrown instanceof UnusableMode)) throw thrown
        routes.setAside(path)
        throw unsupported(request)
      })
      text = translation.text
      confidence *= translation.known
    }
    return {
      text,
      confidence,
      ...(confidence < minKnown && { doubt: 'Apertium does not know most of these words.' }),
    }
  }

  return {
    async listPairs() {
      const keys = [...(await routes.read()).keys()]
      return keys.map((key) => {
        const [source = '', target = ''] = key.split(' ')
        return { source, target }
      })
    },
    translate: (request, signal) => untilAborted(translate(request, signal), signal),
    [Symbol.asyncDispose]: () => pool.close(),
  }
}

function unsupported({ source, target }: TranslationRequest): Declined {
  return new Declined('unsupported_pair', `Apertium has no ${source} to ${target} here.`)
}
