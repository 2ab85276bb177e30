import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright-core'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const executablePath = [process.env['CHROMIUM_PATH'], ...places].find((place) => place && existsSync(place))

/** Why the tests in a browser cannot run here; `undefined` where they can. */
export const missingChromium = executablePath
  ? undefined
  : `no Chromium at ${places.join(', ')} or where CHROMIUM_PATH says`

export function launchChromium(): Promise<Browser> {
  if (!executablePath) throw new Error(`These tests need a browser: ${missingChromium}.`)
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}
