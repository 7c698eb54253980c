import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'server/**/*.test.ts',
      'contract/**/*.test.ts',
      'locales/**/*.test.ts',
      'demo/**/*.test.ts',
      'tools/**/*.test.ts',
      'web/**/*.test.{ts,tsx}',
    ],
    globalSetup: ['server/test/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    teardownTimeout: 60_000,
    env: { NODE_ENV: 'test' },
  },
});
