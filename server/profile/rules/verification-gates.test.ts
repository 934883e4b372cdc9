import { expect, test } from 'vitest';
import { approveGates, declineGates } from './verification-gates.ts';

const codes = (reasons: readonly { code: string }[]) => reasons.map(({ code }) => code);

test('an agency with a confirmed assessment that awaits a decision may be approved or declined', () => {
  const waiting = { status: 'pending', isConfirmed: true } as const;
  expect([codes(approveGates(waiting)), codes(declineGates(waiting))]).toEqual([[], []]);
});

test('an agency without a confirmed assessment cannot be decided on', () => {
  const early = { status: 'pending', isConfirmed: false } as const;
  expect([codes(approveGates(early)), codes(declineGates(early))]).toEqual([['assessment-open'], ['assessment-open']]);
});

test('a declined agency may be approved, an approved one cannot be declined', () => {
  const declined = { status: 'declined', isConfirmed: true } as const;
  expect([codes(approveGates(declined)), codes(declineGates(declined))]).toEqual([[], ['already-declined']]);
  const approved = { status: 'approved', isConfirmed: true } as const;
  expect([codes(approveGates(approved)), codes(declineGates(approved))]).toEqual([
    ['already-approved'],
    ['already-approved'],
  ]);
});
