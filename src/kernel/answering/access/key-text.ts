import { hash, randomBytes } from 'node:crypto'

/** A key as the caller writes it, `ms_ID_SECRET`, in characters that URLs and headers carry unchanged. */
export interface KeyText {
  /** 12 hexadecimal digits; not secret. */
  readonly id: string
  /** 192 random bits in base64url. */
  readonly secret: string
}

const pattern = /^ms_([0-9a-f]{12})_([\w-]{32})$/

export function makeKeyText(): KeyText {
  return { id: randomBytes(6).toString('hex'), secret: randomBytes(24).toString('base64url') }
}

export function writeKeyText({ id, secret }: KeyText): string {
  return `ms_${id}_${secret}`
}

/** Undefined for a text that no key of ours can have. */
export function parseKeyText(text: string): KeyText | undefined {
  const [, id, secret] = pattern.exec(text) ?? []
  return id !== undefined && secret !== undefined ? { id, secret } : undefined
}

/**
 * A fast hash is right here: slow ones (bcrypt, argon2) protect passwords that people choose and others can guess.
 * 192 random bits cannot be guessed at any speed, and every request pays for this hash.
 */
export function hashSecret(secret: string): Buffer {
  return hash('sha256', secret, 'buffer')
}
