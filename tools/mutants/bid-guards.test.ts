import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { awardGuards } from './award-guards.ts';
import { bidGuards } from './bid-guards.ts';
import { claimGuards } from './claim-guards.ts';
import { disputeGuards } from './dispute-guards.ts';
import { ownershipGuards } from './ownership-guards.ts';
import { retentionGuards } from './retention-guards.ts';
import { salaryGuards } from './salary-guards.ts';

const root = join(import.meta.dirname, '../..');

// If a test file didn't exist, its run would fail, and the removal of any guard would wrongly count as noticed.
test.each([
  ...bidGuards,
  ...awardGuards,
  ...salaryGuards,
  ...claimGuards,
  ...disputeGuards,
  ...ownershipGuards,
  ...retentionGuards,
])('$path has the guard $guard once, and its tests exist', ({ path, guard, tests }) => {
  expect(readFileSync(join(root, path), 'utf8').split(guard)).toHaveLength(2);
  expect(tests.filter((each) => !existsSync(join(root, each)))).toEqual([]);
});
