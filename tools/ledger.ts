import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printLedger, ledgerCoverage, parsePlaywrightReport, parseVitestReport } from './ledger/report.ts';
import type { TestResult } from './ledger/report.ts';
import { parseLedgerRows } from './ledger/rows.ts';

const root = join(import.meta.dirname, '..');

const testsOf = (path: string, read: (report: unknown) => TestResult[]): TestResult[] => {
  const file = join(root, path);
  if (existsSync(file)) return read(JSON.parse(readFileSync(file, 'utf8')));
  console.log(`${path} does not exist: run 'npm test' first. Its rows count as not covered.\n`);
  return [];
};

const rows = parseLedgerRows(readFileSync(join(root, 'docs/ledger.tsv'), 'utf8'));
const tests = [
  ...testsOf('reports/vitest.json', parseVitestReport),
  ...testsOf('reports/playwright.json', parsePlaywrightReport),
  ...testsOf('reports/proofs.json', parsePlaywrightReport),
];
console.log(printLedger(rows, ledgerCoverage(rows, tests)));
