import { describe, expect, onTestFinished, test } from 'vitest'
import type { IpLocator } from '../port.ts'

/** What every locator keeps, whatever it reads. */
export function describeIpLocator(name: string, create: () => Promise<IpLocator & Partial<AsyncDisposable>>): void {
  describe(name, () => {
    const open = async () => {
      const engine = await create()
      onTestFinished(() => engine[Symbol.asyncDispose]?.())
      return engine
    }

    test.each([
      ['8.8.8.8', 4, 'US', 'America/'],
      ['81.2.69.142', 4, 'GB', 'Europe/London'],
      ['133.11.0.1', 4, 'JP', 'Asia/Tokyo'],
      ['2001:200:dff:fff1:216:3eff:feb1:44d7', 6, 'JP', 'Asia/Tokyo'],
    ] as const)('%s is in its country and time zone', async (address, family, country, timeZone) => {
      const position = await (await open()).locate(address, family)
      expect(position).toMatchObject({ country, timeZone: expect.stringContaining(timeZone) })
      expect(Math.abs(position?.latitude ?? 999)).toBeLessThanOrEqual(90)
      expect(Math.abs(position?.longitude ?? 999)).toBeLessThanOrEqual(180)
    })

    test('fields that are not known are absent, never empty', async () => {
      const position = await (await open()).locate('8.8.8.8', 4)
      expect(Object.values(position ?? {})).not.toContain('')
      expect(Object.values(position ?? {})).not.toContain(undefined)
    })
  })
}
