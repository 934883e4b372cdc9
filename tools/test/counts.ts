import { z } from 'zod';

export type Counts = { readonly passed: number; readonly failed: number };

const vitestReport = z.looseObject({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
  success: z.boolean(),
});

/** A file that could not be run at all fails no test of its own, and counts as a failure nevertheless. */
export const vitestCounts = (report: unknown): Counts => {
  const { numPassedTests, numFailedTests, numFailedTestSuites, success } = vitestReport.parse(report);
  const failed = numFailedTests > 0 ? numFailedTests : numFailedTestSuites;
  return { passed: numPassedTests, failed: success ? failed : Math.max(1, failed) };
};

const playwrightReport = z.looseObject({
  errors: z.array(z.unknown()),
  stats: z.looseObject({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/** A test that passed only when repeated has not passed; an error outside of the tests counts as a failure. */
export const playwrightCounts = (report: unknown): Counts => {
  const { errors, stats } = playwrightReport.parse(report);
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: Math.max(failed, errors.length > 0 ? 1 : 0) };
};

export const sum = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
});
