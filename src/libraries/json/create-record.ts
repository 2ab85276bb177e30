declare const inheritsNothing: unique symbol

/** A record made by `createRecord`: whatever word it is asked for, it has what was put there, or nothing. */
export type BareRecord<Value> = Record<string, Value> & { readonly [inheritsNothing]?: never }

/** A record without inherited names, for where a caller or a document chooses the names in it. */
export function createRecord<Value>(): BareRecord<Value> {
  // The only way to make one is typed `any`.
  return Object.create(null) as BareRecord<Value>
}
