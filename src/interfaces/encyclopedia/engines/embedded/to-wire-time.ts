/** ISO 8601 in whole seconds, as all of MediaWiki's times are. */
export function toWireTime(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19)}Z`
}
