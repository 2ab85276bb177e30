import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import type { Platform } from '../../../kernel/foundation/platform.ts'
import createEngine from '../engines/embedded.ts'
import type { TransitSearch } from '../port.ts'
import { settings } from '../settings.ts'

/** Asks the timetables of this machine; a refusal is shown to the person who typed the command. */
export async function askEngine<Answer>(
  platform: Platform,
  ask: (engine: TransitSearch) => Promise<Answer>,
): Promise<Answer> {
  const engine = createEngine({ ...platform, settings: platform.settings.of(settings) })
  try {
    return await ask(engine)
  } catch (cause) {
    if (cause instanceof ServiceError && cause.code !== 'internal') throw new OperatorError(cause.message, { cause })
    throw cause
  }
}
