import { expect, test } from 'vitest';
import type { Permission } from '#contract/common/permissions.ts';
import { changeRight, decideRights, requestRight } from './policy.ts';

const asked = { clientName: 'Northwind Health', latest: null, newestDocumentAt: null, timeZone: 'UTC' };
const who = (...permissions: Permission[]) => ({
  isApproved: true,
  permissions: new Set<Permission>(permissions),
  now: new Date('2026-11-20T04:00:00Z'),
});

test('who has the right asks for prequalification, and nobody else', () => {
  expect(requestRight(who('Marketplace=Submit Prequalification Request'), asked)).toEqual({ allowed: true });
  expect(requestRight(who('Application Stage=View'), asked)).toMatchObject({ allowed: false });
});
test('a pending request is approved or declined, an approved one extended or revoked, others left alone', () => {
  const of = (statusId: number) => Object.values(decideRights(statusId)).map(({ allowed }) => allowed);
  expect([1, 2, 3, 4, 5].map(of)).toEqual([
    [true, true, false, false],
    [false, false, true, true],
    [false, false, false, false],
    [false, false, false, false],
    [false, false, false, false],
  ]);
});
test('who has the right changes documents, and nobody else', () => {
  expect(changeRight(who('My Documents=Upload / Replace / Delete'))).toEqual({ allowed: true });
  expect(changeRight(who('My Documents=View Details'))).toMatchObject({ allowed: false });
});
