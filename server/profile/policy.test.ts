import { expect, test } from 'vitest';
import { editRight } from './policy.ts';

test('users with edit permission may change the profile, and others learn who can grant it', () => {
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
