import { plainTextInSteps } from '../../../../../dialects/mediawiki/to-plain-text.ts'
import { runInTurns } from '../../../../../kernel/foundation/workers/yield-to-event-loop.ts'
import { splitSentences } from '../../../../../libraries/text/split-sentences.ts'
import { ActionError } from '../../../domain/action-error.ts'
import type { Call } from '../call.ts'
import { readExpanded } from '../read-expanded.ts'
import { choiceOr } from '../parameters/choices.ts'
import { integer, limit } from '../parameters/numbers.ts'
import type { ValuesOf } from '../parameters/parameter.ts'
import { flag } from '../parameters/texts.ts'
import { defineProp } from './module.ts'

/** Beginnings come twenty at a time, whole texts one by one. */
const maxIntros = 20

const parameters = {
  chars: integer,
  sentences: integer,
  limit: limit(maxIntros, { max: maxIntros, highMax: maxIntros }),
  intro: flag,
  plaintext: flag,
  sectionformat: choiceOr(['plain', 'wiki'], 'wiki'),
  continue: integer,
}
type Values = ValuesOf<typeof parameters>

/** `prop=extracts` (mediawiki.org/wiki/Extension:TextExtracts): the text of pages without markup; as HTML there is none. */
export const extracts = defineProp({
  name: 'extracts',
  prefix: 'ex',
  parameters,
  async addTo(call, values, entries) {
    if (!values.plaintext) throw new ActionError('missingparam', 'The "explaintext" parameter must be set.')
    const found = entries
      .flatMap(({ page, fields }) => (page ? [{ page, fields }] : []))
      .toSorted((left, right) => left.page.id - right.page.id)
    const first = values.continue ?? 0
    const isShort = values.intro || values.chars !== undefined || values.sentences !== undefined
    const end = first + (isShort ? values.limit : 1)
    const some = found.slice(first, end)
    const texts = await readExpanded(
      call,
      some.map(({ page }) => page),
      'prose',
    )
    for (const { page, fields } of some) fields['extract'] = await extract(texts.get(page.id)?.text ?? '', call, values)
    return found.length > end ? { continue: end } : undefined
  },
})

async function extract(
  text: string,
  { site, yieldToEventLoop }: Call,
  { intro, sectionformat, chars, sentences }: Values,
): Promise<string> {
  const options = { site, isIntro: intro, hasHeadingSigns: sectionformat === 'wiki' }
  const plain = await runInTurns(plainTextInSteps(text, options), yieldToEventLoop)
  if (chars !== undefined) return cutAtWord(plain, Math.max(1, chars))
  if (sentences !== undefined)
    return splitSentences(plain)
      .slice(0, Math.max(1, sentences))
      .map(({ text: own, after }) => own + after)
      .join('')
      .trim()
  return plain
}

/** Up to the end of the word in which the length is reached. */
function cutAtWord(text: string, length: number): string {
  if (text.length <= length) return text
  const end = text.slice(length).search(/[^\p{L}\p{N}]/u)
  return end < 0 ? text : `${text.slice(0, length + end)}...`
}
