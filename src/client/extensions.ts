import { extendEncyclopedia } from '../interfaces/encyclopedia/client.ts'
import { extendJapaneseSmalltalk } from '../interfaces/japanese-smalltalk/client.ts'
import { extendNewsFeeds } from '../interfaces/news-feeds/client.ts'
import { extendSocialTimeline } from '../interfaces/social-timeline/client.ts'
import { extendTranslateQueryKey } from '../interfaces/translate-query-key/client.ts'
import type { contracts } from '../interfaces/contracts.ts'
import type { ExtensionTable } from './client.ts'

/**
 * What slices add to their derived methods, by the contract's name: the function that the slice's own `client.ts`
 * exports. Its methods stand beside the derived ones and may not share their names.
 */
export const extensions = {
  encyclopedia: extendEncyclopedia,
  japaneseSmalltalk: extendJapaneseSmalltalk,
  newsFeeds: extendNewsFeeds,
  socialTimeline: extendSocialTimeline,
  translateQueryKey: extendTranslateQueryKey,
} satisfies ExtensionTable<typeof contracts>
