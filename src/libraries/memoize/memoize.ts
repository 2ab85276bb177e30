/** The same function, each result kept for as long as the object it was made from lives. */
export function memoize<Key extends object, Value extends {}>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>()
  return (key) => {
    let value = made.get(key)
    if (value === undefined) made.set(key, (value = make(key)))
    return value
  }
}
