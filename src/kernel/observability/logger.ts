import { pino } from 'pino'

/** The part of a logger that the rest of the code uses: pino's, details first. */
export interface Logger {
  debug(details: object, message: string): void
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** A logger that can add fields to every line, such as the request's id. */
export interface RootLogger extends Logger {
  child(fields: Readonly<Record<string, unknown>>): RootLogger
}

/** Structured logs, one JSON object a line. Values under names that hold credentials never reach the output. */
export function createLogger(level: string, destination: NodeJS.WritableStream = process.stderr): RootLogger {
  const secrets = ['authorization', 'key', 'apikey', 'access_token', 'password', 'cookie']
  return pino(
    {
      level,
      base: null,
      redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
    },
    destination,
  )
}
