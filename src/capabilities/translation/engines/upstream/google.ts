import { fieldOf, listOf, textsOf } from './json-fields.ts'
import { toTags } from './to-tags.ts'
import { get, post, type Wire } from './wire.ts'

const root = '/language/translate/v2'

/** Google's API, version 2. */
export const google: Wire = {
  maxTexts: 128,
  maxCharacters: 20_000,
  takesHtml: true,
  languageCalls: (key) => [get(`${root}/languages${query(key)}`)],
  readLanguages([answer]) {
    const codes = listOf(fieldOf(fieldOf(answer, 'data'), 'languages'))?.map((each) => fieldOf(each, 'language'))
    const tags = codes && toTags(textsOf(codes))
    return tags && { sources: tags, targets: tags }
  },
  writeCall({ texts, source, target, format }, key) {
    return post(`${root}${query(key)}`, { q: texts, source, target, format })
  },
  readTexts: (answer) =>
    listOf(fieldOf(fieldOf(answer, 'data'), 'translations'))?.map((each) => fieldOf(each, 'translatedText')),
}

function query(key: string | undefined): string {
  return key === undefined ? '' : `?key=${encodeURIComponent(key)}`
}
