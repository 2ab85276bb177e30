/** Groups of some items; what came before a failure of the source is given before the failure is thrown. */
export async function* inGroups<Item>(items: AsyncIterable<Item>, size: number): AsyncGenerator<Item[]> {
  let group: Item[] = []
  let failure: { readonly thrown: unknown } | undefined
  try {
    for await (const item of items) {
      if (group.push(item) < size) continue
      yield group
      group = []
    }
  } catch (thrown) {
    failure = { thrown }
  }
  if (group.length > 0) yield group
  if (failure) throw failure.thrown
}
