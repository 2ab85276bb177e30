import { Declined } from '../../declined.ts'
import type { Translation, TranslationRequest } from '../../port.ts'
import { nameRoute } from './find-routes.ts'
import type { InstalledRoutes } from './installed-routes.ts'
import type { ModePool } from './mode-pool.ts'
import { UnusableMode } from './resident-mode.ts'
import { translateDocument } from './translate-document.ts'

export interface Installation {
  readonly pool: ModePool
  readonly routes: InstalledRoutes
}

/** Of the words, those that a dictionary must have. */
const minKnown = 0.5

/** By one pair after the other, where none leads there directly. */
export async function translateByRoute(
  { pool, routes }: Installation,
  request: TranslationRequest,
  signal: AbortSignal,
): Promise<Translation> {
  const { format } = request
  const route = (await routes.known()).get(nameRoute(request.source, request.target))
  if (!route) throw unsupported(request)
  let { text } = request
  let confidence = 1
  for (const { path, target } of route) {
    const work = pool.use(path, (mode) =>
      translateDocument({ text, format, target }, (message) => mode.translate(message, signal)),
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

function unsupported({ source, target }: TranslationRequest): Declined {
  return new Declined('unsupported_pair', `Apertium has no ${source} to ${target} here.`)
}
