import type { Call } from '../call.ts'
import { choice, choicesOr } from '../parameters/choices.ts'
import { flag, text } from '../parameters/texts.ts'
import { describeGeneral } from '../siteinfo/describe-general.ts'
import { describeInterwikiMap, describeLanguages } from '../siteinfo/describe-languages.ts'
import { describeMagicWords } from '../siteinfo/describe-magic-words.ts'
import { describeAliases, describeNamespaces } from '../siteinfo/describe-namespaces.ts'
import {
  describeExtensionTags,
  describeFileExtensions,
  describeLag,
  describeProtocols,
  describeRestrictions,
  describeRights,
  describeStatistics,
  describeUserGroups,
} from '../siteinfo/describe-settings.ts'
import { defineMeta } from './module.ts'

const properties = [
  'dbrepllag',
  'defaultoptions',
  'extensions',
  'extensiontags',
  'fileextensions',
  'functionhooks',
  'general',
  'interwikimap',
  'languages',
  'languagevariants',
  'libraries',
  'magicwords',
  'namespacealiases',
  'namespaces',
  'protocols',
  'restrictions',
  'rightsinfo',
  'showhooks',
  'skins',
  'specialpagealiases',
  'statistics',
  'usergroups',
  'variables',
] as const

/** Lists of what is installed are empty: nothing of MediaWiki is. */
const describers: Readonly<Record<(typeof properties)[number], (call: Call) => unknown>> = {
  dbrepllag: describeLag,
  defaultoptions: () => ({}),
  extensions: () => [],
  extensiontags: describeExtensionTags,
  fileextensions: describeFileExtensions,
  functionhooks: () => [],
  general: describeGeneral,
  interwikimap: describeInterwikiMap,
  languages: describeLanguages,
  languagevariants: () => ({}),
  libraries: () => [],
  magicwords: describeMagicWords,
  namespacealiases: describeAliases,
  namespaces: describeNamespaces,
  protocols: describeProtocols,
  restrictions: describeRestrictions,
  rightsinfo: describeRights,
  showhooks: () => [],
  skins: () => [],
  specialpagealiases: () => [],
  statistics: describeStatistics,
  usergroups: describeUserGroups,
  variables: () => [],
}

/** `meta=siteinfo` (mediawiki.org/wiki/API:Siteinfo), from the dump's own siteinfo. */
export const siteinfo = defineMeta({
  name: 'siteinfo',
  prefix: 'si',
  parameters: {
    prop: choicesOr(properties, ['general']),
    filteriw: choice(['local', '!local']),
    showalldb: flag,
    numberingroup: flag,
    inlanguagecode: text,
  },
  async describe(call, { prop }) {
    const described: Record<string, unknown> = {}
    for (const name of prop) described[name] = await describers[name](call)
    return described
  },
})
