import { fieldOf, listOf, textsOf } from './json-fields.ts'
import { toTags } from './to-tags.ts'
import { get, post, type Wire } from './wire.ts'

/** DeepL's API, version 2. */
export const deepl: Wire = {
  maxTexts: 50,
  // 128 KiB of JSON, in which a character may take six bytes.
  maxCharacters: 20_000,
  takesHtml: true,
  languageCalls: (key) => [
    get('/v2/languages?type=source', authorize(key)),
    get('/v2/languages?type=target', authorize(key)),
  ],
  readLanguages(answers) {
    const [sources, targets] = answers.map((answer) => listOf(answer)?.map((entry) => fieldOf(entry, 'language')))
    return sources && targets && { sources: toTags(textsOf(sources)), targets: toTags(textsOf(targets)) }
  },
  writeCall({ texts, source, target, format, formality, context }, key) {
    const body = {
      text: texts,
      source_lang: source,
      target_lang: target,
      preserve_formatting: true,
      ...(format === 'html' && { tag_handling: 'html' }),
      // Not an error where the language has none, as `more` is.
      ...(formality && { formality: `prefer_${formality}` }),
      ...(context !== undefined && { context }),
    }
    return post('/v2/translate', body, authorize(key))
  },
  readTexts: (answer) => listOf(fieldOf(answer, 'translations'))?.map((each) => fieldOf(each, 'text')),
}

function authorize(key: string | undefined): Readonly<Record<string, string>> {
  return key === undefined ? {} : { authorization: `DeepL-Auth-Key ${key}` }
}
