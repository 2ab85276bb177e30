import { allCategories } from './all-categories.ts'
import { allPages } from './all-pages.ts'
import { backlinks, embeddedIn, imageUsage } from './backlinks.ts'
import { categories } from './categories.ts'
import { categoryInfo } from './category-info.ts'
import { categoryMembers } from './category-members.ts'
import { externalLinks, interwikiLinks, languageLinks } from './elsewhere-links.ts'
import { extracts } from './extracts.ts'
import { imageInfo } from './image-info.ts'
import { info } from './info.ts'
import { fileUsage, linksHere, redirects, transcludedIn } from './links-here.ts'
import { links } from './links.ts'
import type { QueryModule } from './module.ts'
import { pageProps } from './page-props.ts'
import { prefixSearch } from './prefix-search.ts'
import { random } from './random.ts'
import { revisions } from './revisions.ts'
import { search } from './search.ts'
import { siteinfo } from './siteinfo.ts'
import { images, templates } from './templates.ts'
import { tokens } from './tokens.ts'
import { userinfo } from './userinfo.ts'

/** Every module of `action=query`. */
export const queryModules: readonly QueryModule[] = [
  categories,
  categoryInfo,
  externalLinks,
  extracts,
  fileUsage,
  imageInfo,
  images,
  info,
  interwikiLinks,
  languageLinks,
  links,
  linksHere,
  pageProps,
  redirects,
  revisions,
  templates,
  transcludedIn,
  allCategories,
  allPages,
  backlinks,
  categoryMembers,
  embeddedIn,
  imageUsage,
  prefixSearch,
  random,
  search,
  siteinfo,
  tokens,
  userinfo,
]
