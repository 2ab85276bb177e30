import { TextlintKernel, type TextlintMessage } from '@textlint/kernel'
import * as textlintPluginText from '@textlint/textlint-plugin-text'
import japanese from 'textlint-rule-preset-japanese'
import technical from 'textlint-rule-preset-ja-technical-writing'
import type { Alert } from './measure-alerts.ts'

/** Presets of textlint, as they come. */
export const presets = { 'textlint technical': technical, 'textlint japanese': japanese }

export function createTextlint(preset: (typeof presets)[keyof typeof presets]): (text: string) => Promise<Alert[]> {
  const kernel = new TextlintKernel()
  const rules = Object.entries(preset.rules).map(([ruleId, rule]) => ({
    ruleId,
    rule,
    options: preset.rulesConfig[ruleId] ?? true,
  }))
  return async (text) => {
    const { messages } = await kernel.lintText(text, {
      ext: '.txt',
      plugins: [{ pluginId: 'text', plugin: textlintPluginText.default.default }],
      rules,
    })
    return messages.map(({ range: [begin, end] }: TextlintMessage) => ({ begin, end, suggestion: undefined }))
  }
}
