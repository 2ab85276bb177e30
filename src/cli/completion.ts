import { type Command, Argument } from 'commander'
import { lookUp } from '../libraries/json/look-up.ts'
import { type CompletedWords, listWords } from './completion/list-words.ts'
import { writeBash } from './completion/write-bash.ts'
import { writeFish } from './completion/write-fish.ts'
import { writeZsh } from './completion/write-zsh.ts'

const writers: Readonly<Record<string, (levels: readonly CompletedWords[]) => string>> = {
  bash: writeBash,
  zsh: writeZsh,
  fish: writeFish,
}

export function addCompletionCommand(program: Command): void {
  program
    .command('completion')
    .description('Print a script by which a shell completes commands and options.')
    .addArgument(new Argument('<shell>', 'the shell').choices(Object.keys(writers)))
    .addHelpText(
      'after',
      `
bash: mainstay completion bash > ~/.local/share/bash-completion/completions/mainstay
zsh:  mainstay completion zsh > a folder of $fpath, named _mainstay
fish: mainstay completion fish > ~/.config/fish/completions/mainstay.fish`,
    )
    .action((shell: string) => {
      process.stdout.write(lookUp(writers, shell)?.(listWords(program)) ?? '')
    })
}
