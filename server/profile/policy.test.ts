import { expect, test } from 'vitest';
import { editRight } from './policy.ts';

test('the profile is changed by those with the right to edit it, and the others are told who gives it', () => {
  expect(editRight({ permissions: new Set(['Company Profile=Edit']) })).toEqual({ allowed: true });
  expect(editRight({ permissions: new Set(['Company Profile=Save', 'Company Profile=Create']) })).toMatchObject({
    allowed: false,
    reasons: [
      {
        text: "You don't have permission to edit the company profile.",
        who: 'Someone who manages users in your agency',
      },
    ],
  });
});
