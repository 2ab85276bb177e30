import { ActionError } from '../../domain/action-error.ts'
import { choice, choiceOr } from './parameters/choices.ts'
import { integer, integerOr } from './parameters/numbers.ts'
import type { Parameter, ValuesOf } from './parameters/parameter.ts'
import { readText } from './parameters/read-text.ts'
import { flag, ignored, text, textOr } from './parameters/texts.ts'

const actionNames = ['expandtemplates', 'opensearch', 'paraminfo', 'parse', 'query'] as const
export type ActionName = (typeof actionNames)[number]

/** Without one MediaWiki shows its documentation; nothing of it is here. */
const action: Parameter<ActionName> = {
  read(sent) {
    const value = readText(sent)
    const known = actionNames.find((name) => name === value)
    if (known) return known
    throw value === undefined
      ? new ActionError('missingparam', 'The "action" parameter must be set.', {}, 'main')
      : new ActionError('badvalue', `Unrecognized value for parameter "action": ${value}.`, {}, 'main')
  },
  info: {
    type: actionNames,
    default: 'help',
    submodules: Object.fromEntries(actionNames.map((name) => [name, name])),
  },
}

/** The API's main module (mediawiki.org/wiki/API:Main_module); most of its parameters change nothing for a reader. */
export const mainModule = {
  path: 'main',
  prefix: '',
  parameters: {
    action,
    format: choiceOr(['json'], 'json'),
    maxlag: integer,
    smaxage: integerOr(0),
    maxage: integerOr(0),
    assert: choice(['anon', 'user', 'bot']),
    assertuser: text,
    requestid: text,
    servedby: flag,
    curtimestamp: flag,
    responselanginfo: flag,
    origin: text,
    crossorigin: ignored,
    uselang: textOr('user'),
    variant: text,
    errorformat: choiceOr(['bc', 'plaintext', 'wikitext', 'none'], 'bc'),
    errorlang: textOr('uselang'),
    errorsuselocal: flag,
  },
} as const

/** How answers are written (mediawiki.org/wiki/API:JSON_version_2). */
export const jsonModule = {
  path: 'json',
  prefix: '',
  parameters: {
    callback: text,
    utf8: flag,
    ascii: flag,
    formatversion: choiceOr(['1', '2', 'latest'], '1'),
  },
} as const

/** Nobody logs in here: a bot that insists on being itself has to hear that it is not (mediawiki.org/wiki/API:Assert). */
export function assertReader({ assert, assertuser }: ValuesOf<(typeof mainModule)['parameters']>): void {
  if (assert === 'bot')
    throw new ActionError('assertbotfailed', 'You do not have the "bot" right, so the action could not be completed.')
  if (assert === 'user')
    throw new ActionError('assertuserfailed', 'You are no longer logged in, so the action could not be completed.')
  if (assertuser !== undefined)
    throw new ActionError(
      'assertnameduserfailed',
      `You are no longer logged in as "${assertuser}", so the action could not be completed.`,
    )
}
