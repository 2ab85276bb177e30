import { ActionError } from '../../../domain/action-error.ts'
import { cleanValue } from '../clean-value.ts'
import type { Sent } from './parameter.ts'

/** Values that one parameter may hold (mediawiki.org/wiki/API:Data_formats); bots of large wikis may send ten times as many. */
export const maxValues = 50
export const maxValuesOfBots = 500

const separator = '\u{1f}'

/** A single value, in the text that MediaWiki works with. */
export function readText(sent: Sent): string | undefined {
  const { name, text } = sent
  if (text === undefined) return undefined
  if (text.startsWith(separator))
    throw new ActionError(
      'badvalue',
      `Parameter "${name}" accepts only a single value. U+001F multi-value separation may only be used for multi-valued parameters.`,
    )
  return clean(sent, text)
}

/** Values separated by `|`, or by U+001F when the text begins with it. */
export function readList(sent: Sent): string[] | undefined {
  if (sent.text === undefined) return undefined
  const isAlternative = sent.text.startsWith(separator)
  const text = isAlternative ? clean(sent, sent.text.slice(1), `\t\n\r${separator}`) : clean(sent, sent.text)
  const values = text === '' ? [] : text.split(isAlternative ? separator : '|', maxValuesOfBots + 1)
  if (values.length <= maxValues) return values
  throw new ActionError(
    'toomanyvalues',
    `Too many values supplied for parameter "${sent.name}". The limit is ${maxValues}.`,
    { limit: maxValues, lowlimit: maxValues, highlimit: maxValuesOfBots },
  )
}

function clean({ name, module, warnings }: Sent, text: string, kept?: string): string {
  const cleaned = cleanValue(text, kept)
  if (cleaned !== text)
    warnings.add(
      module,
      'badutf8',
      `The value passed for "${name}" contains invalid or non-normalized data. Textual data should be valid, NFC-normalized Unicode without C0 control characters other than HT (\\t), LF (\\n), and CR (\\r).`,
    )
  return cleaned
}
