import { expect, test } from 'vitest';
import type { Right } from '#contract/common/refusal.ts';
import { rightsTable } from './rights-table.ts';

test('a row for each state, a column for each right, and yes or the codes of the reasons', () => {
  const no: Right = {
    allowed: false,
    reasons: [
      { code: 'cv-cap', text: 'Full.' },
      { code: 'no-permission', text: 'No.' },
    ],
  };
  expect(
    rightsTable({ open: true, ended: false }, (isOpen) => ({ edit: isOpen ? { allowed: true } : no, submit: no })),
  ).toBe(
    [
      '      | edit                  | submit',
      'open  | yes                   | cv-cap, no-permission',
      'ended | cv-cap, no-permission | cv-cap, no-permission',
    ].join('\n'),
  );
});
