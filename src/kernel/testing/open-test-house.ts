import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { assemble, type House } from '../assemble.ts'
import type { AnyInterface } from '../interface.ts'

/**
 * A whole house over real storage in a folder of its own; it closes and the folder goes when the test ends. Every answer
 * is held against its contract.
 */
export async function openTestHouse(
  interfaces: readonly AnyInterface[],
  environment: Readonly<Record<string, string>> = {},
): Promise<House> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-test-'))
  const house = await assemble({
    interfaces,
    environment: { MAINSTAY_DATA: folder, MAINSTAY_LOG_LEVEL: 'silent', ...environment },
    checkAnswers: true,
  })
  onTestFinished(async () => {
    await house.close()
    await rm(folder, { recursive: true, force: true })
  })
  return house
}
