import { z } from 'zod';
import { ledgerIdsInTitle } from './rows.ts';
import type { LedgerRow } from './rows.ts';

/** A test result from either runner: the title, and whether the test ran and passed. */
export type TestResult = { readonly title: string; readonly passed: boolean };

const vitestReport = z.object({
  testResults: z.array(z.object({ assertionResults: z.array(z.object({ title: z.string(), status: z.string() })) })),
});

/** Returns the tests in Vitest's JSON report. */
export const parseVitestReport = (report: unknown): TestResult[] =>
  vitestReport
    .parse(report)
    .testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ title, status }) => ({ title, passed: status === 'passed' })),
    );

const playwrightSpec = z.object({
  title: z.string(),
  tests: z.array(z.object({ status: z.string(), expectedStatus: z.string() })),
});

type Suite = { specs: z.infer<typeof playwrightSpec>[]; suites?: Suite[] | undefined };
const playwrightSuite: z.ZodType<Suite> = z.object({
  specs: z.array(playwrightSpec).default([]),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});

const testsOfSuite = ({ specs, suites }: Suite): TestResult[] => [
  ...specs.map(({ title, tests }) => ({
    title,
    // 'expected' is also the status of a test that was expected to fail, and of an empty list of tests.
    passed: tests.length > 0 && tests.every((each) => each.status === 'expected' && each.expectedStatus === 'passed'),
  })),
  ...(suites ?? []).flatMap(testsOfSuite),
];

/** Returns the tests in Playwright's JSON report. A test passes if it passed at the first attempt in every browser. */
export const parsePlaywrightReport = (report: unknown): TestResult[] =>
  z
    .object({ suites: z.array(playwrightSuite) })
    .parse(report)
    .suites.flatMap(testsOfSuite);

export type LedgerCoverage = {
  readonly claimed: number;
  readonly missing: readonly LedgerRow[];
  /** Rows claimed by a test that did not pass; they therefore don't count. */
  readonly failing: readonly string[];
};

/** Returns the ledger rows claimed by tests that ran and passed. */
export const ledgerCoverage = (rows: readonly LedgerRow[], tests: readonly TestResult[]): LedgerCoverage => {
  const passed = new Set(tests.filter((test) => test.passed).flatMap(({ title }) => ledgerIdsInTitle(title)));
  const failed = new Set(tests.filter((test) => !test.passed).flatMap(({ title }) => ledgerIdsInTitle(title)));
  const missing = rows.filter(({ id }) => !passed.has(id));
  return {
    claimed: rows.length - missing.length,
    missing,
    failing: missing.filter(({ id }) => failed.has(id)).map(({ id }) => id),
  };
};

/** Formats the ledger as text: the rows without a passed test by area, then the total. */
export const printLedger = (rows: readonly LedgerRow[], { claimed, missing, failing }: LedgerCoverage): string => {
  const lines: string[] = [];
  for (const area of new Set(missing.map((row) => row.area))) {
    const ofArea = missing.filter((row) => row.area === area);
    const total = rows.filter((row) => row.area === area).length;
    lines.push(`${area}: ${ofArea.length} of ${total} rows without a passed test`);
    for (const { id, what } of ofArea) {
      lines.push(`  ${id}  ${what}${failing.includes(id) ? '  (its test did not pass)' : ''}`);
    }
    lines.push('');
  }
  lines.push(`${claimed} of ${rows.length} rows are shown by a passed test, ${missing.length} are not.`);
  return lines.join('\n');
};
