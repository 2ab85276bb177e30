import { fieldOf, listOf, textsOf } from './json-fields.ts'
import { toTags } from './to-tags.ts'
import { get, post, type Wire } from './wire.ts'

/** MTranServer, from version 3 on. Its own HTML knows no `translate="no"`. */
export const mtranserver: Wire = {
  maxTexts: 50,
  maxCharacters: 20_000,
  takesHtml: false,
  languageCalls: (key) => [get('/languages', authorize(key))],
  readLanguages([answer]) {
    const codes = listOf(fieldOf(answer, 'languages'))
    const tags = codes && toTags(textsOf(codes))
    return tags && { sources: tags, targets: tags }
  },
  writeCall: ({ texts, source, target }, key) =>
    post('/translate/batch', { from: source, to: target, texts, html: false }, authorize(key)),
  readTexts: (answer) => listOf(fieldOf(answer, 'results')),
}

/** Version 3 wants the token alone; version 4 takes it with and without `Bearer`. */
function authorize(key: string | undefined): Readonly<Record<string, string>> {
  return key === undefined ? {} : { authorization: key }
}
