import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.ts',
      'tests/**/*.test.ts',
      'console/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'bench/**/*.test.ts',
    ],
    globalSetup: ['tests/global-setup.ts'],
    // Tests that kill imports or read real dumps take 16 s on two quiet cores, and three times that beside other work.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A second, the default, is not enough where a process has to start on a busy machine.
    expect: { poll: { timeout: 20_000 } },
  },
})
