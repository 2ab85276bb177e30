import type { TSchema } from 'typebox'
import { formatDefault } from '../kernel/foundation/config/format-setting-fault.ts'
import type { AnyInterface } from '../kernel/wire/interface.ts'
import { listSettings, listUpstreamSettings, type Setting, type SettingGroup } from './list-settings.ts'

/** Every setting with what it does and its default, in groups, in lines of at most `width` characters. */
export function formatSettings(interfaces: readonly AnyInterface[], width: number): string {
  const upstream: SettingGroup = {
    title: 'Each interface whose {PREFIX}_ENGINE names upstream, which is its original or another server of its wire',
    settings: listUpstreamSettings('{PREFIX}'),
  }
  return [...listSettings(interfaces), upstream].map((group) => describeGroup(group, width)).join('\n\n')
}

function describeGroup({ title, settings }: SettingGroup, width: number): string {
  return [...wrap(title, width, ''), ...settings.map((setting) => describe(setting, width))].join('\n')
}

function describe({ name, schema }: Setting, width: number): string {
  const fallback = formatDefault(schema)
  const text = `${descriptionOf(schema)}${fallback === '' ? '' : ` Default: ${fallback}.`}`
  return [`  ${name}`, ...wrap(text, width, '      ')].join('\n')
}

function descriptionOf(schema: TSchema): string {
  const { description = '' }: { description?: string } = schema
  return description
}

/** Words in lines; one that is longer than a line has one of its own. */
function wrap(text: string, width: number, indent: string): readonly string[] {
  const lines: string[] = []
  let line = indent
  for (const word of text.split(' ')) {
    const longer = line === indent ? line + word : `${line} ${word}`
    if (longer.length > width && line !== indent) lines.push(line)
    line = longer.length > width && line !== indent ? indent + word : longer
  }
  return [...lines, line]
}
