import { AllSettings } from '../kernel/foundation/config/all-settings.ts'
import { createLogger } from '../kernel/foundation/observability/logger.ts'
import { readEnvironment } from './read-environment.ts'
import type { Platform } from '../kernel/foundation/platform.ts'

/** Opens the platform for the time of a command's work. */
export async function withPlatform<Result>(
  work: (platform: Platform) => Promise<Result>,
  settings = new AllSettings(readEnvironment().environment),
): Promise<Result> {
  const { MAINSTAY_LOG_LEVEL: level } = settings.kernel
  // A command says itself how it ended: of the log only what nobody foresaw is left, unless somebody looks for details.
  // The code of all interfaces takes a second, which the help of a command does not have.
  const [{ interfaces }, { openPlatform }] = await Promise.all([
    import('../interfaces/index.ts'),
    import('../kernel/assembly/app/open-platform.ts'),
  ])
  const log = createLogger(level === 'info' || level === 'warn' ? 'error' : level)
  await using opened = await openPlatform({ settings, interfaces, log })
  return await work(opened.platform)
}
