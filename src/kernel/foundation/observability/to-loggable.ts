import { pino } from 'pino'

/**
 * What was thrown, in a form that a log line can hold. Anything can be thrown: frozen errors, which pino marks while it reads them,
 * getters that throw, and values that JSON does not have.
 */
export function toLoggable(thrown: unknown): unknown {
  if (Object(thrown) !== thrown) return String(thrown)
  try {
    const described: unknown = thrown instanceof Error ? pino.stdSerializers.err(thrown) : thrown
    JSON.stringify(described)
    return described
  } catch {
    return { message: readText(thrown, 'message'), stack: readText(thrown, 'stack') }
  }
}

function readText(thrown: unknown, name: string): string {
  try {
    return String(Reflect.get(Object(thrown), name))
  } catch {
    return `The ${name} of what was thrown cannot be read.`
  }
}
