import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';
import { z } from 'zod';

const file = join(import.meta.dirname, '../../reports/repeated.json');

/** Returns the tests that passed only on retry in the last run. */
export const readFlakyTests = (): string[] =>
  existsSync(file) ? z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))) : [];

/**
 * Creates a reporter that prints the tests that passed only on retry, and saves their names for the totals of the whole
 * run.
 */
export const createFlakyTestReporter = (): Reporter => {
  const names: string[] = [];
  return {
    onTestCaseResult: (one: TestCase) => {
      if (one.diagnostic()?.flaky === true) names.push(`${one.module.relativeModuleId}: ${one.fullName}`);
    },
    onTestRunEnd: () => {
      for (const name of names) console.log(`Passed only when repeated: ${name}`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(names));
    },
  };
};
