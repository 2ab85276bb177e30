export type Method = (...given: readonly unknown[]) => unknown

/** Has calls of a method of one object pass through `change`, which is given the method as it was. */
export function replaceMethod(
  of: object,
  name: string,
  change: (method: Method, given: readonly unknown[]) => unknown,
): void {
  const method: unknown = Reflect.get(of, name)
  if (typeof method !== 'function') throw new TypeError(`There is no method "${name}" to replace.`)
  const call: Method = (...given) => Reflect.apply(method, of, [...given])
  Object.defineProperty(of, name, { configurable: true, value: (...given: unknown[]) => change(call, given) })
}
