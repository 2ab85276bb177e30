import { runAtOnce } from '../../libraries/iteration/run-at-once.ts'
import { findPageProperties } from './find-page-properties.ts'
import { type CategoryLink, referencesInSteps } from './find-references.ts'
import { findNamespaceById } from './site-namespaces.ts'
import type { Site } from './site.ts'
import { languageOf } from './language-of.ts'

/** Where MediaWiki puts categories that are not shown, by language: its message `hidden-category-category`. */
const hiddenCategories: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ar: 'تصنيفات مخفية',
    cs: 'Skryté kategorie',
    da: 'Skjulte kategorier',
    de: 'Versteckte Kategorien',
    en: 'Hidden categories',
    es: 'Categorías ocultas',
    fa: 'رده‌های پنهان',
    fi: 'Piilotetut luokat',
    fr: 'Catégories cachées',
    he: 'קטגוריות מוסתרות',
    hu: 'Rejtett kategóriák',
    id: 'Kategori tersembunyi',
    it: 'Categorie nascoste',
    ja: '隠しカテゴリ',
    ko: '숨은 분류',
    nl: 'Verborgen categorieën',
    pl: 'Ukryte kategorie',
    pt: 'Categorias ocultas',
    ru: 'Скрытые категории',
    simple: 'Hidden categories',
    sv: 'Dolda kategorier',
    tr: 'Gizli kategoriler',
    uk: 'Приховані категорії',
    vi: 'Thể loại ẩn',
  }),
)

const categoryNamespace = 14

/** The categories that a text puts its page into, and the one of hidden categories where the page is such a one. */
export function findCategories(text: string, namespace: number, site: Site): readonly CategoryLink[] {
  return runAtOnce(categoriesInSteps(text, namespace, site))
}

/** The same in steps. */
export function* categoriesInSteps(
  text: string,
  namespace: number,
  site: Site,
): Generator<void, readonly CategoryLink[]> {
  const { categories } = yield* referencesInSteps(text, site)
  const name = namespace === categoryNamespace ? hiddenCategories.get(languageOf(site)) : undefined
  if (name === undefined || !('hiddencat' in findPageProperties(text))) return categories
  const title = `${findNamespaceById(site, categoryNamespace).name}:${name}`
  if (categories.some((category) => category.title === title)) return categories
  return [...categories, { namespace: categoryNamespace, title, sortKey: undefined }]
}
