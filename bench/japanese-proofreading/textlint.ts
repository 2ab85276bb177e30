import { TextlintKernel, type TextlintMessage } from '@textlint/kernel'
import * as textlintPluginText from '@textlint/textlint-plugin-text'
import preset from 'textlint-rule-preset-ja-technical-writing'
import type { Alert } from './measure-alerts.ts'

/** textlint's preset for technical writing, as it comes. */
export function createTextlint(): (text: string) => Promise<Alert[]> {
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
