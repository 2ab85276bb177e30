import { join } from 'node:path'
import type { Place, Trial } from '../../subject.ts'
import { startMediaWiki } from './start-media-wiki.ts'

/** Mainstay holds the pages of the comparison and nothing else. */
export const settings = { MAINSTAY_SAMPLES: '0' }

type Compare = (ours: string, theirs: string) => Promise<readonly Trial[]>

/** Fills a MediaWiki, brings its dump into Mainstay, and has both compared at their addresses. */
export async function withBothWikis({ folder, baseUrl, runCommand }: Place, compare: Compare) {
  const mediaWiki = await startMediaWiki(join(folder, '..', 'mediawiki'))
  try {
    runCommand('import', 'wiki', mediaWiki.dump, '--lang', 'en')
    return await compare(`${baseUrl}/encyclopedia/en`, mediaWiki.baseUrl)
  } finally {
    mediaWiki.stop()
  }
}
