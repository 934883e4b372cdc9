import { expect, test } from 'vitest';
import { playwrightCounts, sumTestCounts, vitestCounts } from './counts.ts';

const vitest = { numPassedTests: 7, numFailedTests: 0, numFailedTestSuites: 0, success: true };

test('passed and failed tests are counted', () => {
  expect(vitestCounts(vitest, [])).toEqual({ passed: 7, failed: 0 });
  expect(vitestCounts({ ...vitest, numFailedTests: 2, numFailedTestSuites: 1, success: false }, [])).toEqual({
    passed: 7,
    failed: 2,
  });
});

test('a file that could not be run counts as a failure', () => {
  expect(vitestCounts({ ...vitest, numFailedTestSuites: 1, success: false }, []).failed).toBe(1);
});

test('an unsuccessful run has a failure, even if no test failed', () => {
  expect(vitestCounts({ ...vitest, success: false }, []).failed).toBe(1);
});

test('up to five tests of each part may pass only on retry; with one more, all of them count as failed', () => {
  const played = (flaky: number) => playwrightCounts({ errors: [], stats: { expected: 3, unexpected: 1, flaky } });
  expect(played(5)).toEqual({ passed: 8, failed: 1 });
  expect(played(6)).toEqual({ passed: 3, failed: 7 });
  const repeated = ['a', 'b', 'c', 'd', 'e'];
  expect(vitestCounts(vitest, repeated)).toEqual({ passed: 7, failed: 0 });
  expect(vitestCounts(vitest, [...repeated, 'f'])).toEqual({ passed: 1, failed: 6 });
});

test('an error outside the journeys counts as a failure', () => {
  expect(playwrightCounts({ errors: [{}], stats: { expected: 0, unexpected: 0, flaky: 0 } }).failed).toBe(1);
});

test('a report in another format is an error, not a success', () => {
  expect(() => vitestCounts({}, [])).toThrow();
  expect(() => playwrightCounts({})).toThrow();
});

test('the counts of the runners are added up', () => {
  expect(
    sumTestCounts([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ]),
  ).toEqual({ passed: 3, failed: 3 });
});
