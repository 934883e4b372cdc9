import { defineConfig } from '@playwright/test';
import { findBrowser } from './tools/browser.ts';

const { executablePath, env } = await findBrowser();

// `npm run test:ha`: the loss of database servers. Needs root and Debian's packages; see docs/operations.md.
export default defineConfig({
  testDir: 'e2e/proofs/ha',
  testMatch: '**/*.spec.ts',
  outputDir: 'reports/playwright-ha',
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/ha.json' }]],
  use: { locale: 'en-US', timezoneId: 'UTC', launchOptions: { executablePath, env: { ...env } } },
});
