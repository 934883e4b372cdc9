import { defineBrowserCommand, playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { findBrowser } from '../browser.ts';
import { testRetries } from './counts.ts';

/** Emulates a setting of the user's system, which a page can't change itself. */
const preferColours = defineBrowserCommand<[scheme: 'light' | 'dark' | null]>(async ({ page }, colorScheme) => {
  await page.emulateMedia({ colorScheme });
});

/**
 * Configures the component tests, `*.test.tsx` under web/. They run in the project's own Chromium, with the Vite
 * plugins of the web build. Without a browser the whole run fails with a message that says what to do: no test is
 * skipped.
 */
export const browserProject = async (): Promise<TestProjectInlineConfiguration> => {
  const { executablePath, env } = await findBrowser();
  return {
    extends: './web/vite.config.ts',
    // Packages are discovered in advance, because optimising a package that is found only while tests run would reload
    // the page.
    optimizeDeps: { entries: ['web/**/*.test.tsx', 'web/ui/testing/setup.ts'] },
    test: {
      name: 'browser',
      include: ['web/**/*.test.tsx'],
      exclude: ['web/dist/**'],
      setupFiles: ['web/ui/testing/setup.ts'],
      retry: testRetries,
      testTimeout: 20_000,
      restoreMocks: true,
      expect: { poll: { timeout: 5000 } },
      // All files share one page, because opening a new page for each file would take longer than the tests.
      isolate: false,
      fileParallelism: false,
      maxWorkers: 1,
      // Runs after the projects without a browser, which use both cores.
      sequence: { groupOrder: 2 },
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({
          launchOptions: { executablePath, env: { ...env } },
          contextOptions: { locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' },
          actionTimeout: 5000,
        }),
        instances: [{ browser: 'chromium' }],
        viewport: { width: 1440, height: 900 },
        testerHtmlPath: 'web/ui/testing/page.html',
        commands: { preferColours },
        screenshotFailures: false,
      },
    },
  };
};
