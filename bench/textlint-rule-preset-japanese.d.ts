/** The package has no types of its own. */
declare module 'textlint-rule-preset-japanese' {
  import type { TextlintKernelRule } from '@textlint/kernel'
  const preset: {
    readonly rules: Readonly<Record<string, TextlintKernelRule['rule']>>
    readonly rulesConfig: Readonly<Record<string, TextlintKernelRule['options']>>
  }
  export default preset
}
