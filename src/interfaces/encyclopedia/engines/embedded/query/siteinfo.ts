import type { Call } from '../call.ts'
import { choice, choicesOr } from '../parameters/choices.ts'
import { flag, text } from '../parameters/texts.ts'
import { toWireGeneral } from '../siteinfo/to-wire-general.ts'
import { toWireInterwikiMap, toWireLanguages } from '../siteinfo/to-wire-languages.ts'
import { toWireMagicWords } from '../siteinfo/to-wire-magic-words.ts'
import { toWireAliases, toWireNamespaces } from '../siteinfo/to-wire-namespaces.ts'
import {
  describeExtensionTags,
  describeFileExtensions,
  toWireLag,
  describeProtocols,
  toWireRestrictions,
  toWireRights,
  describeStatistics,
  toWireUserGroups,
} from '../siteinfo/to-wire-settings.ts'
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
  dbrepllag: toWireLag,
  defaultoptions: () => ({}),
  extensions: () => [],
  extensiontags: describeExtensionTags,
  fileextensions: describeFileExtensions,
  functionhooks: () => [],
  general: toWireGeneral,
  interwikimap: toWireInterwikiMap,
  languages: toWireLanguages,
  languagevariants: () => ({}),
  libraries: () => [],
  magicwords: toWireMagicWords,
  namespacealiases: toWireAliases,
  namespaces: toWireNamespaces,
  protocols: describeProtocols,
  restrictions: toWireRestrictions,
  rightsinfo: toWireRights,
  showhooks: () => [],
  skins: () => [],
  specialpagealiases: () => [],
  statistics: describeStatistics,
  usergroups: toWireUserGroups,
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
