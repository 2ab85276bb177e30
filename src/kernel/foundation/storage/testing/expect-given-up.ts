import { expect } from 'vitest'

/** A read that took too long: its failure says so, and that the caller may ask for less. */
export async function expectGivenUp(read: Promise<unknown>): Promise<void> {
  await expect(read).rejects.toMatchObject({
    code: 'busy',
    status: 503,
    headers: { 'retry-after': '10' },
    message: 'This takes the database longer than one request may; ask for less, or try again in a moment.',
  })
}
