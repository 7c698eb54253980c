import { defineConfig } from '@playwright/test';
import { sizes, widths } from './e2e/support/widths.ts';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  // A page lives for seconds here: what would make its script fast costs more than it brings, and so does sweeping a
  // young heap that is small.
  '--js-flags=--no-opt --no-maglev --min-semi-space-size=16',
];

const atOnly = (width: keyof typeof widths) => new RegExp(`${widths[width]}\\b`);

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/support/global-setup.ts',
  // Each worker runs its own server and database, three on the two cores of CI, as each waits a fifth of its time.
  // Tests tell their members apart by address.
  workers: 3,
  fullyParallel: true,
  timeout: 120_000,
  // What passes only when tried again is a fault.
  retries: 0,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  use: {
    launchOptions: { ...(process.env['CHROME_PATH'] ? { executablePath: process.env['CHROME_PATH'] } : {}), args },
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    // A trace costs a quarter of the processor's time: for the test one looks into.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      grepInvert: atOnly('desktop'),
      use: { viewport: sizes.phone, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', grepInvert: atOnly('phone'), use: { viewport: sizes.desktop } },
  ],
});
