import { defineConfig } from '@playwright/test';
import { findBrowser } from './tools/browser.ts';
import { testRetries } from './tools/test/counts.ts';

const { executablePath, env } = await findBrowser();

const isLong = process.env['LONG'] === '1';

// Proofs start their own servers and break them; they spend half of their time waiting, so two files can run at once.
export default defineConfig({
  testDir: 'e2e/proofs',
  testMatch: '**/*.spec.ts',
  // `npm run test:ha` needs root and packages of its own. Releases are built and upgraded for several minutes.
  testIgnore: ['ha/**', ...(isLong ? [] : ['release.spec.ts'])],
  outputDir: 'reports/playwright-proofs',
  globalSetup: './e2e/worlds/proofs-setup.ts',
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  retries: testRetries,
  timeout: isLong ? 600_000 : 180_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/proofs.json' }]],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: { executablePath, env: { ...env } },
  },
});
