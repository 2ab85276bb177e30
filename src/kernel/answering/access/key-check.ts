import { isSecretOf, isValid } from './checked-key.ts'
import type { KeptKeys } from './kept-keys.ts'
import { parseKeyText } from './key-text.ts'
import type { StoredKey } from './stored-key.ts'

export interface KeyCheck {
  /** The valid key of that id, if any. */
  find(id: string): Promise<StoredKey | undefined>
  /** The valid key that `text` is, if any. */
  verify(text: string): Promise<StoredKey | undefined>
  /** Whether it was right a moment ago, without asking the storage. */
  remembers(text: string): boolean
}

export function createKeyCheck(kept: KeptKeys, now: () => number): KeyCheck {
  return {
    async find(id) {
      const found = await kept.read(id)
      return found && isValid(found.key, now()) ? found.key : undefined
    },
    async verify(text) {
      const parts = parseKeyText(text)
      if (!parts) return undefined
      const found = await kept.read(parts.id)
      const isRight = isSecretOf(found, parts.secret, now())
      return found && isRight && isValid(found.key, now()) ? found.key : undefined
    },
    remembers(text) {
      const parts = parseKeyText(text)
      const cached = parts && kept.recall(parts.id)
      return cached !== undefined && isSecretOf(cached, parts?.secret ?? '', now())
    },
  }
}
