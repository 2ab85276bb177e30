/** What a table holds under a word of somebody else's: `constructor` and its like are in no table, though every object has them. */
export function lookUp<Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined
}
