import type { CompletedWords } from './list-words.ts'

/**
 * A script for Bash 3.2 and later: the words before the cursor that name commands choose what is offered; where nothing is, files are.
 */
export function writeBash(levels: readonly CompletedWords[]): string {
  const isCommand = levels.filter(({ path }) => path.length > 0).map(({ path }) => `'${path.join(' ')}'`)
  const cases = levels.map(({ path, commands, options }) => {
    const words = [...commands, ...options].map(({ word }) => word).join(' ')
    return `    '${path.join(' ')}') words='${words}' ;;`
  })
  const values = levels.flatMap(({ path, options }) =>
    options
      .filter(({ takesValue }) => takesValue)
      .map(({ word, choices }) => `    '${[...path, word].join(' ')}') words='${choices.join(' ')}' takes_value=1 ;;`),
  )
  return `_mainstay() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" path='' words='' takes_value='' word
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "\${path:+$path }$word" in
      ${isCommand.join('|')}) path="\${path:+$path }$word" ;;
    esac
  done
  case "\${path:+$path }$previous" in
${values.join('\n')}
  esac
  if [ -z "$takes_value" ]; then
    case "$path" in
${cases.map((line) => `  ${line}`).join('\n')}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _mainstay mainstay
`
}
