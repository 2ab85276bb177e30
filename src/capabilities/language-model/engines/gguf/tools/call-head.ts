/** How a call of a tool begins; its arguments and a brace follow. */
export function toCallHead(name: string): string {
  return `{"name":${JSON.stringify(name)},"arguments":`
}
