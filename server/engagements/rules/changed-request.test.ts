import { expect, test } from 'vitest';
import type { RequestFieldValues } from '#contract/engagements/states.ts';
import { isValidRoleCount, affectsBidBasis, diffRequest } from './changed-request.ts';

const now: RequestFieldValues = {
  jobTitle: 'Triage Nurse',
  description: '',
  location: 'Melbourne',
  noOfRoles: 3,
  baseSalaryFrom: '88000.00',
  baseSalaryTo: null,
  contractedUnits: '120.00',
  cvCap: null,
};
const field = (name: 'jobTitle' | 'noOfRoles') => ({ field: name, about: null, before: null, after: null });

test('a missing or equal value is no change', () => {
  expect(diffRequest(now, {})).toEqual({ set: {}, changes: [] });
  const same = { ...now, baseSalaryFrom: '88000', contractedUnits: '120' };
  expect(diffRequest(now, same)).toEqual({ set: {}, changes: [] });
});

test('every changed field has its earlier and its new value, null if empty', () => {
  const given = { noOfRoles: 4, description: 'Nights.', baseSalaryFrom: null, baseSalaryTo: '99000', cvCap: 2 };
  expect(diffRequest(now, given)).toEqual({
    set: given,
    changes: [
      { field: 'description', about: null, before: null, after: 'Nights.' },
      { field: 'noOfRoles', about: null, before: '3', after: '4' },
      { field: 'baseSalaryFrom', about: null, before: '88000.00', after: null },
      { field: 'baseSalaryTo', about: null, before: null, after: '99000' },
      { field: 'cvCap', about: null, before: null, after: '2' },
    ],
  });
});

test('only roles, location, salary and contracted time are the basis of bids', () => {
  const changes = (['jobTitle', 'description', 'cvCap', 'question', 'wanted'] as const).map((name) => ({
    field: name,
  }));
  expect(affectsBidBasis(changes)).toBe(false);
  for (const name of ['location', 'noOfRoles', 'baseSalaryFrom', 'baseSalaryTo', 'contractedUnits'] as const)
    expect(affectsBidBasis([field('jobTitle'), { field: name }])).toBe(true);
});

test('a request has more roles than are filled; an employer that has stopped looking completes it instead', () => {
  expect([1, 2, 3].map((noOfRoles) => isValidRoleCount({ noOfRolesFilled: 2 }, noOfRoles))).toEqual([
    false,
    false,
    true,
  ]);
});
