/** A process that imports an archive and says how far it came, one line each: `node import-archive.ts FOLDER ARCHIVE`. */
import { writeSync } from 'node:fs'
import { AllSettings } from '../../../kernel/foundation/config/all-settings.ts'
import { createLogger } from '../../../kernel/foundation/observability/logger.ts'
import { openPlatform } from '../../../kernel/assembly/app/open-platform.ts'
import { social } from '../content.ts'
import socialTimeline from '../index.ts'

const [dataFolder = '', archive = ''] = process.argv.slice(2)
const settings = new AllSettings({ MAINSTAY_DATA: dataFolder })
const log = createLogger('silent')
await using opened = await openPlatform({ settings, interfaces: [socialTimeline], log })
for await (const { summary } of social.import(archive, {}, opened.platform)) {
  // Synchronous, so that a line which was not written was not acknowledged either.
  writeSync(1, `${summary}\n`)
}
