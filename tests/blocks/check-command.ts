import { type Command, CommanderError } from 'commander'

/** What is wrong with a line such as `CHAT_ENGINE=gguf mainstay serve --port 80`, for the command line's own parser; undefined when nothing is. */
export function findFault(program: Command, line: string): string | undefined {
  const words = readWords(line)
  let command = program
  while (command.commands.length > 0) {
    const [name] = words
    const next = command.commands.find((each) => each.name() === name)
    if (!next) break

    words.shift()
    command = next
  }
  if (command.commands.length > 0 && !hasDefault(command))
    return isHelp(words) ? undefined : words.length > 0 ? `has no command ${words[0]}` : 'needs a command'
  return isHelp(words) ? undefined : findFaultOfWords(command, words)
}

function findFaultOfWords(command: Command, words: readonly string[]): string | undefined {
  try {
    const { operands, unknown } = chooseCommand(command)
      .exitOverride()
      .parseOptions([...words])
    if (unknown.length > 0) return `has no ${unknown.join(' ')}`
    const { registeredArguments } = chooseCommand(command)
    const isEndless = registeredArguments.some(({ variadic }) => variadic)
    if (operands.length > registeredArguments.length && !isEndless) return `takes no ${operands.at(-1) ?? ''}`
    const missing = registeredArguments.slice(operands.length).find(({ required }) => required)
    return missing && `needs ${missing.name()}`
  } catch (thrown) {
    if (thrown instanceof CommanderError) return thrown.message
    throw thrown
  }
}

/** `mainstay transit FROM TO` leaves the name of its command out. */
function chooseCommand(command: Command): Command {
  return command.commands.find((each) => isDefaultOf(command, each)) ?? command
}

function hasDefault(command: Command): boolean {
  return chooseCommand(command) !== command
}

function isDefaultOf(parent: Command, command: Command): boolean {
  return '_defaultCommandName' in parent && parent._defaultCommandName === command.name()
}

function isHelp(words: readonly string[]): boolean {
  return words.some((word) => ['--help', '-h', '--version'].includes(word))
}

/** The words behind `mainstay`, up to the end of the command, without their quotes. */
function readWords(line: string): string[] {
  const command = line.replace(/^.*?\bmainstay\s?/, '')
  const words: string[] = []
  for (const [word] of command.matchAll(/(?:[^\s'"]|'[^']*'|"[^"]*")+/g)) {
    if (/^(?:[#|>&<;]|2>)/.test(word)) break
    words.push(word.replaceAll(/['"]/g, ''))
  }
  return words
}
