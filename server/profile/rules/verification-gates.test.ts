import { expect, test } from 'vitest';
import { approveGates, declineGates } from './verification-gates.ts';

const codes = (reasons: readonly { code: string }[]) => reasons.map(({ code }) => code);

test('who has confirmed the assessment and waits may be approved and declined', () => {
  const waiting = { status: 'pending', isConfirmed: true } as const;
  expect([codes(approveGates(waiting)), codes(declineGates(waiting))]).toEqual([[], []]);
});

test('nothing is decided on who has not confirmed the assessment', () => {
  const early = { status: 'pending', isConfirmed: false } as const;
  expect([codes(approveGates(early)), codes(declineGates(early))]).toEqual([['assessment-open'], ['assessment-open']]);
});

test('a no may be taken back, a yes is not', () => {
  const declined = { status: 'declined', isConfirmed: true } as const;
  expect([codes(approveGates(declined)), codes(declineGates(declined))]).toEqual([[], ['already-declined']]);
  const approved = { status: 'approved', isConfirmed: true } as const;
  expect([codes(approveGates(approved)), codes(declineGates(approved))]).toEqual([
    ['already-approved'],
    ['already-approved'],
  ]);
});
