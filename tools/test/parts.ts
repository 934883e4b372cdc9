import { playwrightCounts, vitestCounts } from './counts.ts';
import type { TestCounts } from './counts.ts';
import { playwrightFailures, vitestFailures } from './failed-tests.ts';
import { readFlakyTests } from './flaky-tests.ts';

/** A part of the tests: how to run it, and how many of its tests passed and failed. */
export type TestPart = {
  readonly name: string;
  readonly program: readonly string[];
  /** The path of the runner's report; a part without a report counts as one test. */
  readonly report?: string;
  readonly read?: (report: unknown) => TestCounts;
  /** Returns the failed tests in the report, which the whole run lists at its end. */
  readonly failures?: (report: unknown) => readonly string[];
};

const playwright = 'node_modules/@playwright/test/cli.js';

const parts: readonly TestPart[] = [
  { name: 'check', program: ['tools/check.ts', '--all'] },
  {
    name: 'unit',
    program: ['node_modules/vitest/vitest.mjs', 'run'],
    report: 'reports/vitest.json',
    read: (report) => vitestCounts(report, readFlakyTests()),
    failures: vitestFailures,
  },
  { name: 'build', program: ['tools/build-web.ts'] },
  {
    name: 'e2e',
    program: [playwright, 'test'],
    report: 'reports/playwright.json',
    read: playwrightCounts,
    failures: playwrightFailures,
  },
  {
    name: 'proofs',
    program: [playwright, 'test', '--config', 'playwright.proofs.config.ts'],
    report: 'reports/proofs.json',
    read: playwrightCounts,
    failures: playwrightFailures,
  },
];

/**
 * The tests for the loss of database servers. They need root and Debian's packages, so they are not among the parts of
 * the whole run.
 */
const ha: TestPart = {
  name: 'ha',
  program: [playwright, 'test', '--config', 'playwright.ha.config.ts'],
  report: 'reports/ha.json',
  read: playwrightCounts,
  failures: playwrightFailures,
};

/** A part to run, with additional arguments. */
export type TestStep = { readonly part: TestPart; readonly more: readonly string[] };

const step = (name: string, more: readonly string[] = []): TestStep => {
  const part = [...parts, ha].find((each) => each.name === name);
  if (part === undefined) throw new Error(`There is no part "${name}".`);
  return { part, more: part.report === undefined ? [] : more };
};

/** The parts for each name on the command line; journeys and proofs run on the built application. */
const partsByName: Readonly<Record<string, readonly string[]>> = {
  check: ['check'],
  unit: ['unit'],
  build: ['build'],
  e2e: ['build', 'e2e'],
  proofs: ['build', 'proofs'],
  long: ['unit', 'build', 'e2e', 'proofs'],
  ha: ['build', 'ha'],
};

export const partNames = Object.keys(partsByName);

/** Returns the steps for a name. Returns all parts if no name is given, and undefined if the name is unknown. */
export const testStepsFor = (name: string | undefined, more: readonly string[]): readonly TestStep[] | undefined =>
  (name === undefined ? parts.map((part) => part.name) : partsByName[name])?.map((each) => step(each, more));

/** The specs and test files selected for a change; if none is selected, none runs. */
export type SelectedTests = { readonly unit: readonly string[]; readonly specs: readonly string[] };

export const stepsForChange = ({ unit, specs }: SelectedTests): readonly TestStep[] => [
  { part: { name: 'check', program: ['tools/check.ts'] }, more: [] },
  ...(unit.length > 0 ? [step('unit', unit)] : []),
  ...(specs.length > 0 ? [step('build'), step('e2e', specs)] : []),
];
