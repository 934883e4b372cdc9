import { z } from 'zod';

export type TestCounts = { readonly passed: number; readonly failed: number };

/** The number of retries of a failed test: one in CI, where no one watches the run. Source: decision 0026. */
export const testRetries = process.env['CI'] ? 1 : 0;

/**
 * The number of tests in a part that are allowed to pass only on retry; if there are more, all of them count as failed.
 */
const mostRepeated = 5;
const failedOf = (repeated: number): number => (repeated > mostRepeated ? repeated : 0);

const vitestReport = z.looseObject({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
  success: z.boolean(),
});

/** Returns the counts in Vitest's report. A file that could not be run has no failed tests, but counts as a failure. */
export const vitestCounts = (report: unknown, repeated: readonly string[]): TestCounts => {
  const { numPassedTests, numFailedTests, numFailedTestSuites, success } = vitestReport.parse(report);
  const tooMany = failedOf(repeated.length);
  const failed = (numFailedTests > 0 ? numFailedTests : numFailedTestSuites) + tooMany;
  return { passed: numPassedTests - tooMany, failed: success ? failed : Math.max(1, failed) };
};

const playwrightReport = z.looseObject({
  errors: z.array(z.unknown()),
  stats: z.looseObject({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/** Returns the counts in Playwright's report. An error outside the tests counts as a failure. */
export const playwrightCounts = (report: unknown): TestCounts => {
  const { errors, stats } = playwrightReport.parse(report);
  const tooMany = failedOf(stats.flaky);
  const failed = stats.unexpected + tooMany;
  return {
    passed: stats.expected + stats.flaky - tooMany,
    failed: Math.max(failed, errors.length > 0 ? 1 : 0),
  };
};

export const sumTestCounts = (all: readonly TestCounts[]): TestCounts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
});
