/** What Mozilla's registry listed in October 2025: 95 models of 90 pairs, as facts; the models of tests are made for them. */

/** One of its models, by how its files are put together. */
export interface ReleasedModel {
  readonly source: string
  readonly target: string
  readonly version: string
  readonly architecture: 'tiny' | 'base-memory' | 'base'
  readonly hasOneVocabulary: boolean
  readonly filter: string
}

const computers = "env.appinfo.OS != 'Android'"
const phones = "env.appinfo.OS == 'Android'"
const previews = "env.channel == 'default' || env.channel == 'nightly'"

export const releasedModels: readonly ReleasedModel[] = [
  ...list('base-memory', 'ar-en bg-en ca-en cs-en de-en es-en et-en fi-en fr-en is-en it-en nl-en pl-en pt-en sl-en'),
  ...list('base-memory', 'en-ar en-bg en-ca en-cs en-de en-es en-et en-fi en-fr en-hu en-is en-it en-lt en-lv en-nl'),
  ...list('base-memory', 'en-pl en-pt en-sk en-sl en-uk'),
  ...list('base-memory', 'en-ja en-zh-Hans', { hasOneVocabulary: false }),
  ...list('tiny', 'bn-en da-en el-en fa-en gu-en he-en hi-en hr-en hu-en id-en kn-en lt-en lv-en ml-en ms-en ro-en'),
  ...list('tiny', 'ru-en sk-en sq-en sr-en sv-en te-en tr-en uk-en vi-en'),
  ...list('tiny', 'en-az en-bn en-da en-el en-fa en-gu en-he en-hi en-hr en-id en-kn en-ml en-ms en-ro en-sv en-ta'),
  ...list('tiny', 'en-te en-tr'),
  ...list('tiny', 'az-en be-en bs-en nb-en nn-en', { version: '3.0a1', filter: previews }),
  ...list('base', 'en-ko en-ru ja-en ko-en zh-Hans-en', { filter: computers }),
  ...list('base-memory', 'en-ru ja-en ko-en zh-Hans-en', { version: '3.1', filter: phones }),
  ...list('base-memory', 'en-ko', { version: '3.1', filter: phones, hasOneVocabulary: false }),
]

function list(
  architecture: ReleasedModel['architecture'],
  pairs: string,
  others: Partial<ReleasedModel> = {},
): ReleasedModel[] {
  return pairs.split(' ').map((pair) => {
    const [source, target] = pair.endsWith('-en') ? [pair.slice(0, -3), 'en'] : ['en', pair.slice(3)]
    return { source, target, version: '3.0', architecture, hasOneVocabulary: true, filter: '', ...others }
  })
}
