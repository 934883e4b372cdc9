import { describe, expect, test } from 'vitest';
import { isEngagementFilled, withOneMoreRoleFilled, withInternallyFilledRoles } from './filled-roles.ts';

describe('filling one more role', () => {
  test('raises the count and leaves the status while a role remains', () =>
    expect(withOneMoreRoleFilled({ statusId: 5, noOfRoles: 3, noOfRolesFilled: 1 })).toEqual({
      statusId: 5,
      noOfRolesFilled: 2,
    }));
  test('makes the request Fulfilled with the last role', () =>
    expect(withOneMoreRoleFilled({ statusId: 5, noOfRoles: 3, noOfRolesFilled: 2 })).toEqual({
      statusId: 6,
      noOfRolesFilled: 3,
    }));
});

describe('an engagement is filled', () => {
  test('when every request of a success fee is Fulfilled [C13]', () =>
    expect(isEngagementFilled('successfee', [6, 6])).toBe(true));
  test('when its other requests are cancelled', () => expect(isEngagementFilled('successfee', [6, 7])).toBe(true));
  test('not when every request was cancelled', () => expect(isEngagementFilled('successfee', [7, 7])).toBe(false));
  test.each([1, 2, 5, 8] as const)('not while a request has the status %i', (statusId) =>
    expect(isEngagementFilled('successfee', [6, statusId])).toBe(false),
  );
  test('never when it is competitive', () => expect(isEngagementFilled('competitive', [6])).toBe(false));
});

test('the number of internally filled roles only rises, is not zero and never exceeds the roles', () => {
  const counts = { noOfRoles: 3, noOfRolesFilled: 2, internallyFilledRoles: 1 };
  expect(withInternallyFilledRoles(counts, 2)).toEqual({ noOfRolesFilled: 3, internallyFilledRoles: 2 });
  for (const same of [0, 1]) {
    expect(withInternallyFilledRoles(counts, same)).toEqual({ noOfRolesFilled: 2, internallyFilledRoles: 1 });
  }
  expect(withInternallyFilledRoles(counts, 3)).toBeUndefined();
});
