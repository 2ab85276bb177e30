/** Words of near meaning, a group a line; the first is the commonest. */
const synonymGroups: readonly (readonly string[])[] = `
happy glad cheerful joyful pleased content
sad unhappy sorrowful gloomy downcast
big large great huge enormous
small little tiny minute
beautiful lovely pretty handsome attractive
smart clever intelligent bright
quick fast swift rapid speedy
important significant essential vital
difficult hard tough demanding
easy simple effortless
begin start commence
end finish conclude close
help assist aid support
angry furious cross irate mad
afraid frightened scared fearful
brave courageous bold fearless
tired weary exhausted sleepy
rich wealthy affluent prosperous
strange odd peculiar unusual
funny amusing comical humorous
calm peaceful quiet serene
show display present demonstrate
say state remark mention
think consider reflect ponder
buy purchase acquire
good fine excellent great
bad poor awful terrible
interesting fascinating engaging absorbing
boring dull tedious dreary
kind gentle considerate caring
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

/** The other words of the first group that a word stands in. */
export function findSynonyms(word: string): readonly string[] {
  const group = synonymGroups.find((words) => words.includes(word)) ?? []
  return group.filter((each) => each !== word)
}
