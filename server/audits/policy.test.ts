import { expect, test } from 'vitest';
import { rightsTable } from '#server/testing/rights-table.ts';
import { rightToNameAuditor } from './policy.ts';

test('an auditor is named for a settled auction without a running audit', () => {
  const auctions = {
    'open lots': { isSettled: false, hasRunningAudit: false },
    'open lots, audited': { isSettled: false, hasRunningAudit: true },
    settled: { isSettled: true, hasRunningAudit: false },
    'settled, audited': { isSettled: true, hasRunningAudit: true },
  };
  expect(rightsTable(auctions, (facts) => ({ name: rightToNameAuditor(facts) }))).toMatchInlineSnapshot(`
    "                   | name
    open lots          | lots-not-settled
    open lots, audited | lots-not-settled
    settled            | yes
    settled, audited   | audit-running"
  `);
});
