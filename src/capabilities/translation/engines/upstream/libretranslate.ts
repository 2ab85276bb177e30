import { fieldOf, listOf, textsOf } from './json-fields.ts'
import { toTags } from './to-tags.ts'
import { get, post, type Wire } from './wire.ts'

/** LibreTranslate. HTML is not left to it: it turns `&lt;` into `<` in what it answers. */
export const libretranslate: Wire = {
  maxTexts: 25,
  maxCharacters: 10_000,
  takesHtml: false,
  languageCalls: () => [get('/languages')],
  readLanguages([answer]) {
    const entries = listOf(answer)
    if (!entries) return undefined
    const targets = new Map(
      entries.map((entry) => [fieldOf(entry, 'code'), new Set(textsOf(listOf(fieldOf(entry, 'targets')) ?? []))]),
    )
    const tags = toTags(textsOf([...targets.keys()]))
    return {
      sources: tags,
      targets: toTags([...textsOf([...targets.keys()]), ...[...targets.values()].flatMap((each) => [...each])]),
      // Versions before 1.3.10 list no targets: all of them are.
      hasPair: (source, target) => (targets.get(source)?.size ?? 0) === 0 || targets.get(source)?.has(target) === true,
    }
  },
  writeCall({ texts, source, target, alternatives }, key) {
    return post('/translate', {
      q: texts,
      source,
      target,
      format: 'text',
      ...(alternatives && { alternatives }),
      ...(key !== undefined && { api_key: key }),
    })
  },
  readTexts: (answer) => listOf(fieldOf(answer, 'translatedText')),
  readAlternatives: (answer) => listOf(fieldOf(answer, 'alternatives')),
}
