/** The message of whatever was thrown, to be part of a sentence of ours. */
export function reasonOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown)
}
