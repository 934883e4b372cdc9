import { expect, test } from 'vitest';
import { playwrightFailures, vitestFailures } from './failed-tests.ts';

const file = (status: string, assertionResults: readonly unknown[], message = '') => ({
  testResults: [{ name: 'a.test.ts', status, message, assertionResults }],
});

test('a failed unit test is named with its file and the beginning of its message, without colours', () => {
  const results = [
    { fullName: ' passes', status: 'passed', failureMessages: [] },
    {
      fullName: ' adds up',
      status: 'failed',
      failureMessages: ['\u001B[31mexpected 1 to be 2\u001B[39m\n\n  at a.ts:1'],
    },
  ];
  expect(vitestFailures(file('failed', results))).toEqual([
    'a.test.ts: adds up\n    expected 1 to be 2\n    at a.ts:1',
  ]);
});

test('a file of unit tests that could not be run is named, and one that passed is not', () => {
  expect(vitestFailures(file('failed', [], 'cannot be read'))).toEqual(['a.test.ts\n    cannot be read']);
  expect(vitestFailures(file('passed', []))).toEqual([]);
});

test('a failed journey is named with its line and the message of its last attempt, also in nested suites', () => {
  const spec = (ok: boolean, ...messages: string[]) => ({
    title: ok ? 'works' : 'fails',
    file: 'a.spec.ts',
    line: 7,
    ok,
    tests: [{ results: messages.map((message) => ({ errors: [{ message }] })) }],
  });
  const report = {
    suites: [{ specs: [spec(true, 'once')], suites: [{ specs: [spec(false, 'first', 'second')] }] }],
    errors: [{ message: 'no browser' }],
  };
  expect(playwrightFailures(report)).toEqual([
    'a.spec.ts:7: fails\n    second',
    'An error outside the tests\n    no browser',
  ]);
});
