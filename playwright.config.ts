import { defineConfig } from '@playwright/test';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // Each worker runs its own server and database; the machines of CI have two cores.
  workers: 2,
  fullyParallel: false,
  timeout: 120_000,
  // A machine of CI may stall for long; what passes only at a later try is reported as flaky.
  retries: process.env['CI'] ? 2 : 0,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  use: {
    launchOptions: { ...(process.env['CHROME_PATH'] ? { executablePath: process.env['CHROME_PATH'] } : {}), args },
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
});
