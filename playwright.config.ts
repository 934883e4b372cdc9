import { defineConfig } from '@playwright/test';
import { findBrowser } from './tools/browser.ts';
import { testRetries } from './tools/test/counts.ts';

const { executablePath, env } = await findBrowser();

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  testIgnore: 'proofs/**',
  outputDir: 'reports/playwright',
  globalSetup: './e2e/worlds/setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // One worker more than the two processors of the test machine, because a third of a journey's time is spent waiting
  // for an email, a job or a quiet network.
  workers: 3,
  retries: testRetries,
  // Ends a test that hangs. The longest journeys take 20 seconds alone, and three times that on a busy machine, so the
  // limit is far above them: a slow machine must not fail a test.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }]],
  use: {
    // Set by the global setup before any worker starts.
    baseURL: process.env['E2E_URL'] ?? 'http://localhost',
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1440, height: 900 },
    // Motion is reduced as in component tests, because animations take a tenth of the processor time and no journey
    // tests an animation.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: { executablePath, env: { ...env } },
  },
});
