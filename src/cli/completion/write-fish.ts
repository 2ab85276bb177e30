import type { CompletedOption, CompletedWords } from './list-words.ts'

/** A script for fish: each word with what it is for. */
export function writeFish(levels: readonly CompletedWords[]): string {
  return `${levels.flatMap(writeLevel).join('\n')}\n`
}

function writeLevel({ path, commands, options }: CompletedWords): readonly string[] {
  const names = commands.map(({ word }) => word).join(' ')
  const isHere = [
    ...path.map((word) => `__fish_seen_subcommand_from ${word}`),
    ...(names === '' ? [] : [`not __fish_seen_subcommand_from ${names}`]),
  ].join('; and ')
  const condition = isHere === '' ? '' : ` -n ${quote(isHere)}`
  return [
    ...commands.map(({ word, summary }) => `complete -c mainstay${condition} -f -a ${word} -d ${quote(summary)}`),
    ...options.map((option) => `complete -c mainstay${condition} ${writeOption(option)}`),
  ]
}

function writeOption({ word, summary, takesValue, choices }: CompletedOption): string {
  const name = word.startsWith('--') ? `-l ${word.slice(2)}` : `-s ${word.slice(1)}`
  const values = choices.length > 0 ? ` -x -a ${quote(choices.join(' '))}` : takesValue ? ' -r' : ''
  return `${name}${values} -d ${quote(summary)}`
}

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`
}
