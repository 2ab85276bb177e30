import { join } from 'node:path'
import type { EngineContext } from '../../../kernel/wire/interface/engine.ts'
import { untilAborted } from '../combine/until-aborted.ts'
import type { TranslationEngine } from '../port.ts'
import { InstalledRoutes } from './apertium/installed-routes.ts'
import { ModePool } from './apertium/mode-pool.ts'
import { readCommand } from './apertium/read-command.ts'
import { ResidentMode } from './apertium/resident-mode.ts'
import type { ApertiumSettings } from './apertium/settings.ts'
import { translateByRoute } from './apertium/translate-by-route.ts'

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

  return {
    async listPairs() {
      const keys = [...(await routes.read()).keys()]
      return keys.map((key) => {
        const [source = '', target = ''] = key.split(' ')
        return { source, target }
      })
    },
    translate: (request, signal) => untilAborted(translateByRoute({ pool, routes }, request, signal), signal),
    [Symbol.asyncDispose]: () => pool.close(),
  }
}
