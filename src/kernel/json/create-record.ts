/** A record without inherited names, for where a caller or a document chooses the names in it. */
export function createRecord<Value>(): Record<string, Value> {
  // The only way to make one is typed `any`.
  return Object.create(null) as Record<string, Value>
}
