import { interfaces } from '../interfaces/index.ts'
import { readKernelSettings } from '../kernel/config/kernel-settings.ts'
import type { ContentContext } from '../kernel/content/content.ts'
import { contentsOf } from '../kernel/content/contents-of.ts'
import { createLogger } from '../kernel/observability/logger.ts'
import { openHouseStorage } from '../kernel/open-house-storage.ts'

/** What this product keeps, by the words of the command line. */
export const contents = contentsOf(interfaces)

/** Opens the storage for a command that reads or writes content, and closes it afterwards. */
export async function withContent(act: (context: ContentContext) => Promise<void>): Promise<void> {
  const settings = readKernelSettings(process.env)
  const storage = await openHouseStorage(settings, interfaces)
  try {
    await act({ storage, log: createLogger(settings.MAINSTAY_LOG_LEVEL), now: Date.now })
  } finally {
    await storage.close()
  }
}
