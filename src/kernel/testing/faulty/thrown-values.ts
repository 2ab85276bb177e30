/** What can be thrown in JavaScript, by name: anything, and much of it cannot be read. */
export const thrownValues: Readonly<Record<string, () => unknown>> = {
  'an error': () => new Error('the secret inside'),
  undefined: () => undefined,
  null: () => null,
  'a text': () => 'the secret inside',
  'a bigint': () => 7n,
  'a symbol': () => Symbol('the secret inside'),
  'a function': () => () => {},
  'a frozen object': () => Object.freeze({ message: 'the secret inside' }),
  'a frozen error': () => Object.freeze(new Error('the secret inside')),
  'a circle': makeCircle,
  'an error that causes itself': () => {
    const error = new Error('the secret inside')
    return Object.assign(error, { cause: error })
  },
  'an object whose getters throw': () => withThrowingGetters({}, 'message', 'stack', 'code', 'cause', 'toJSON'),
  'an error whose message cannot be read': () => withThrowingGetters(new Error('x'), 'message'),
  'an error whose code cannot be read': () => withThrowingGetters(new Error('x'), 'code'),
  'an error whose stack cannot be read': () => withThrowingGetters(new Error('x'), 'stack'),
  'a proxy that refuses everything': () => new Proxy({}, refusals()),
}

/** An object that holds itself. */
export function makeCircle(): object {
  const circle: { self?: object } = {}
  circle.self = circle
  return circle
}

function withThrowingGetters(target: object, ...names: readonly string[]): object {
  for (const name of names) Object.defineProperty(target, name, { enumerable: true, get: refuse })
  return target
}

/** Throws, whatever it is asked. */
export function refuse(): never {
  throw new Error('this cannot be read')
}

function refusals(): ProxyHandler<object> {
  return { get: refuse, has: refuse, ownKeys: refuse, getPrototypeOf: refuse, getOwnPropertyDescriptor: refuse }
}
