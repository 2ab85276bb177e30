import { info } from './info.ts'
import { links } from './links.ts'
import type { QueryModule } from './module.ts'
import { revisions } from './revisions.ts'
import { siteinfo } from './siteinfo.ts'
import { tokens } from './tokens.ts'
import { userinfo } from './userinfo.ts'

/** Every module of `action=query`. */
export const queryModules: readonly QueryModule[] = [info, links, revisions, siteinfo, tokens, userinfo]
