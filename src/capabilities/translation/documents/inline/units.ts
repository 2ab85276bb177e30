import type { DocumentUnit } from '../document-format.ts'
import { encodeInlines } from './encode-inlines.ts'
import type { Inline } from './inline.ts'
import { fixPlaceholders, splitPlaceholders } from './placeholders.ts'

/** Gathers the units of a document, and hands each translation to the code that added its unit. */
export class Units {
  readonly #units: DocumentUnit[] = []
  readonly #receivers: ((translation: string) => void)[] = []

  get all(): readonly DocumentUnit[] {
    return this.#units
  }

  add(unit: DocumentUnit, receive: (translation: string) => void): void {
    this.#units.push(unit)
    this.#receivers.push(receive)
  }

  /** A paragraph; `receive` is not called where it has no words. */
  addInlines<Payload>(
    inlines: readonly Inline<Payload>[],
    receive: (translated: readonly Inline<Payload>[]) => void,
  ): void {
    const encoded = encodeInlines(fixPlaceholders(inlines))
    if (encoded) this.add(encoded.unit, (translation) => receive(encoded.decode(translation)))
  }

  /** A string of a program, which has placeholders and nothing else in it that is not text. */
  addMessage(message: string, receive: (translated: string) => void): void {
    const encoded = encodeInlines<never>(splitPlaceholders(message))
    if (encoded) this.add(encoded.unit, (translation) => receive(encoded.decode(translation).map(toText).join('')))
  }

  deliver(translations: readonly string[]): void {
    for (const [index, receive] of this.#receivers.entries()) {
      const translation = translations[index]
      if (translation !== undefined) receive(translation)
    }
  }
}

function toText(inline: Inline<never>): string {
  return inline.kind === 'text' || inline.kind === 'fixed' ? inline.text : ''
}
