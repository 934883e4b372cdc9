import { describe, expect, test } from 'vitest';
import { applicationStatuses } from '#contract/applications/states.ts';
import { applyGates, type ApplyFacts } from './apply-gates.ts';

const open: ApplyFacts = {
  mayApply: true,
  closed: [],
  clientName: 'Northwind Health',
  requiresPrequalification: false,
  prequalificationStatusId: null,
  applicationStatusId: null,
};
const codes = (facts: Partial<ApplyFacts>): string[] => applyGates({ ...open, ...facts }).map((reason) => reason.code);

describe('who may apply', () => {
  test('an approved agency with the right applies to an open engagement', () => {
    expect(applyGates(open)).toEqual([]);
  });

  test('a user without the right is told who gives it', () => {
    expect(codes({ mayApply: false })).toEqual(['no-permission']);
  });

  test('an engagement that takes no applications says why', () => {
    expect(codes({ closed: [{ code: 'closing-passed', text: 'Applications have closed.' }] })).toEqual([
      'closing-passed',
    ]);
  });

  test.each([
    [null, 'prequalification-needed'],
    [1, 'prequalification-pending'],
    [3, 'prequalification-declined'],
    [4, 'prequalification-expired'],
    [5, 'prequalification-revoked'],
  ] as const)('a client that requires prequalification refuses status %s as %s', (prequalificationStatusId, code) => {
    expect(codes({ requiresPrequalification: true, prequalificationStatusId })).toEqual([code]);
  });

  test('a prequalified agency passes', () => {
    expect(codes({ requiresPrequalification: true, prequalificationStatusId: 2 })).toEqual([]);
  });

  test('prequalification does not matter where the client does not require it', () => {
    expect(codes({ prequalificationStatusId: 3 })).toEqual([]);
  });

  test('all unmet reasons are given at once', () => {
    expect(
      codes({
        mayApply: false,
        closed: [{ code: 'closing-passed', text: 'Applications have closed.' }],
        requiresPrequalification: true,
      }),
    ).toEqual(['no-permission', 'closing-passed', 'prequalification-needed']);
  });

  test.each(applicationStatuses.filter(({ id }) => id !== 5))('an agency applies once: $value', ({ id, value }) => {
    const [reason, ...others] = applyGates({ ...open, mayApply: false, applicationStatusId: id });
    expect(reason).toEqual({ code: 'already-applied', text: `Your agency has applied to this engagement: ${value}.` });
    expect(others).toEqual([]);
  });

  test('an agency that withdrew hears so', () => {
    expect(codes({ applicationStatusId: 5 })).toEqual(['application-withdrawn']);
  });
});
