import { expect, test } from 'vitest';
import { printLedger, ledgerCoverage, parsePlaywrightReport, parseVitestReport } from './report.ts';
import { ledgerIdsInTitle, parseLedgerRows } from './rows.ts';

const rows = parseLedgerRows(
  'id\tarea\twhat must work\nS01\tsign-in\tshows Log In\nS02\tsign-in\tlands\nF01\tformats\tdates\n',
);

test('IDs are in brackets at the end of a title, one or several', () => {
  expect(ledgerIdsInTitle('lands the user [S01]')).toEqual(['S01']);
  expect(ledgerIdsInTitle('lands the user [S01] [S02]')).toEqual(['S01', 'S02']);
  expect(ledgerIdsInTitle('lands the user [S01, F01] ')).toEqual(['S01', 'F01']);
  expect(ledgerIdsInTitle('[S01] lands the user')).toEqual([]);
  expect(ledgerIdsInTitle('the cell [A1] and S01')).toEqual([]);
});

test('an ID of Vitest counts only from a test that passed', () => {
  const tests = parseVitestReport({
    testResults: [
      {
        name: 'a.test.ts',
        assertionResults: [
          { title: 'shows [S01]', fullName: 'a shows [S01]', status: 'passed' },
          { title: 'lands [S02]', fullName: 'a lands [S02]', status: 'failed' },
          { title: 'dates [F01]', fullName: 'a dates [F01]', status: 'skipped' },
        ],
      },
    ],
  });
  const { claimed, missing } = ledgerCoverage(rows, tests);
  expect(claimed).toBe(1);
  expect(missing.map(({ id }) => id)).toEqual(['S02', 'F01']);
});

test('an ID of Playwright counts only from a test that passed at the first attempt in every browser', () => {
  const spec = (title: string, ...tests: [status: string, expectedStatus: string][]) => ({
    title,
    tests: tests.map(([status, expectedStatus]) => ({ status, expectedStatus })),
  });
  const tests = parsePlaywrightReport({
    suites: [
      {
        specs: [spec('shows [S01]', ['expected', 'passed'], ['expected', 'passed'])],
        suites: [
          {
            specs: [
              spec('a [S02]', ['flaky', 'passed']),
              spec('b [S02]', ['expected', 'failed']),
              spec('c [S02]', ['skipped', 'skipped']),
              spec('d [S02]'),
            ],
            suites: [{ specs: [spec('deep [F01]', ['expected', 'passed'])] }],
          },
        ],
      },
    ],
  });
  expect(ledgerCoverage(rows, tests)).toEqual({ claimed: 2, missing: [rows[1]], failing: ['S02'] });
});

test('the output groups missing rows by area and ends with the total', () => {
  const ledger = ledgerCoverage(rows, [
    { title: 'shows [S01]', passed: true },
    { title: 'dates [F01]', passed: false },
  ]);
  expect(printLedger(rows, ledger)).toBe(
    [
      'sign-in: 1 of 2 rows without a passed test',
      '  S02  lands',
      '',
      'formats: 1 of 1 rows without a passed test',
      '  F01  dates  (its test did not pass)',
      '',
      '1 of 3 rows are shown by a passed test, 2 are not.',
    ].join('\n'),
  );
});
