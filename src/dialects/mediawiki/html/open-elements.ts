/** HTML elements that are open, so that all are closed again in their order whatever a text says. */
export class OpenElements {
  readonly #open: string[] = []

  isOpen(name: string): boolean {
    return this.#open.includes(name)
  }

  /** Nothing where too many lie in one another. */
  open(name: string): string {
    if (this.#open.length >= maxDepth) return ''
    this.#open.push(name)
    return `<${name}>`
  }

  /** Those inside it are closed before it, and opened again. */
  close(name: string): string {
    const place = this.#open.lastIndexOf(name)
    if (place < 0) return ''
    const inside = this.#open.splice(place).slice(1)
    const closed = [...inside].toReversed().map((each) => `</${each}>`)
    return `${closed.join('')}</${name}>${inside.map((each) => this.open(each)).join('')}`
  }

  closeAll(): string {
    const open = this.#open.splice(0).toReversed()
    return open.map((name) => `</${name}>`).join('')
  }
}

const maxDepth = 20
