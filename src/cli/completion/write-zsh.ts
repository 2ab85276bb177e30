import type { CompletedOption, CompletedWords } from './list-words.ts'

/** A script for zsh's completion system: each command with what it is for. */
export function writeZsh(levels: readonly CompletedWords[]): string {
  return `#compdef mainstay
${levels.map(writeLevel).join('\n')}
if [ "$funcstack[1]" = "_mainstay" ]; then _mainstay "$@"; else compdef _mainstay mainstay; fi
`
}

function nameOf(path: readonly string[]): string {
  return ['_mainstay', ...path].join('_').replaceAll('-', '_')
}

function writeLevel({ path, commands, options }: CompletedWords): string {
  const given = options.map(writeOption).join(' ')
  if (commands.length === 0) return `${nameOf(path)}() { _arguments ${given} '*:file:_files' }`
  const offered = commands.map(({ word, summary }) => quote(`${word.replaceAll(':', '\\:')}:${summary}`)).join(' ')
  const below = commands.map(({ word }) => `${word}) ${nameOf([...path, word])} ;;`).join(' ')
  return `${nameOf(path)}() {
  local state line
  _arguments -C ${given} '1: :->command' '*:: :->rest'
  case $state in
    command) local -a commands; commands=(${offered}); _describe command commands ;;
    rest) case $line[1] in ${below} esac ;;
  esac
}`
}

function writeOption({ word, summary, takesValue, choices }: CompletedOption): string {
  const about = summary.replaceAll(/[[\]\\:]/g, String.raw`\$&`)
  const values = choices.length > 0 ? `:value:(${choices.join(' ')})` : ':value:_files'
  return quote(`${word}[${about}]${takesValue ? values : ''}`)
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
