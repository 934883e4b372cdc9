import { expect, test } from 'vitest';
import type { Right } from '#contract/common/refusal.ts';
import { rightsTable } from './rights-table.ts';

test('the table has a row for each state, a column for each permission, and "yes" or the reason codes', () => {
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
