import type { App } from '../../../kernel/assembly/app/assemble.ts'
import { defineInterface } from '../../../kernel/wire/interface.ts'
import { openTestApp } from '../../../kernel/testing/open-test-app.ts'
import { transitSearch } from '../contract.ts'
import { handlers } from '../handlers.ts'
import type { TransitSearch } from '../port.ts'
import { renderError } from '../render-error.ts'
import { settings } from '../settings.ts'
import { skill } from '../skill.ts'

export const key = 'the-key-of-this-test'

/** The interface over an engine of the test's choice. */
export function openTransitApp(
  engine: TransitSearch,
  environment: Readonly<Record<string, string>> = {},
  now: () => number = Date.now,
): Promise<App> {
  const definition = defineInterface({
    contract: transitSearch,
    engines: { embedded: async () => ({ default: () => engine }) },
    settings,
    skill,
    handlers,
    renderError,
  })
  return openTestApp([definition], { MAINSTAY_DEV_KEY: key, ...environment }, now)
}

/** Calls with the key of the test; `path` begins with `json/` or `xml/`. */
export function call(
  { server }: App,
  path: string,
  query: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = { accept: 'application/json' },
) {
  return server.inject({ url: `/transit/v1/${path}`, query: { key, ...query }, headers })
}
