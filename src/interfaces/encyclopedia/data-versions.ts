import type { DescribeData } from '../../kernel/wire/interface.ts'
import type { Settings } from './settings.ts'
import type { Tables } from './storage/tables.ts'

/** Each edition with how many articles it has. */
export const describeData: DescribeData<Settings> = async ({ storage }) => {
  const rows = await storage
    .tables<Tables>()
    .selectFrom('encyclopedia_site')
    .select(['language', 'articles', 'is_sample'])
    .where('pages', '>', 0)
    .orderBy('language')
    .execute()
  return rows.map(({ language, articles, is_sample }) => ({
    name: is_sample ? `${language} (sample)` : language,
    version: `${articles.toLocaleString('en')} articles`,
  }))
}
