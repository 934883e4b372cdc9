import { expect, test } from 'vitest';
import { summarizeRequests } from './summarize-requests.ts';

const request = {
  statusId: 5 as const,
  noOfRoles: 2,
  noOfRolesFilled: 1,
  baseSalaryFrom: '9500.00',
  baseSalaryTo: '112500.00',
};

test('roles and pay are totalled over all requests, comparing amounts as numbers', () => {
  const other = { ...request, noOfRoles: 3, noOfRolesFilled: 0, baseSalaryFrom: '88000.00', baseSalaryTo: '99000.00' };
  expect(summarizeRequests([request, other])).toEqual({
    noOfRoles: 5,
    noOfRolesFilled: 1,
    baseSalaryFrom: '9500.00',
    baseSalaryTo: '112500.00',
  });
});

test('a cancelled request does not count', () => {
  expect(summarizeRequests([request, { ...request, statusId: 7, noOfRoles: 9, baseSalaryFrom: '1.00' }])).toMatchObject(
    {
      noOfRoles: 2,
      baseSalaryFrom: '9500.00',
    },
  );
});

test('a request with one end of its pay range uses it for both', () => {
  expect(summarizeRequests([{ ...request, baseSalaryFrom: null }])).toMatchObject({
    baseSalaryFrom: '112500.00',
    baseSalaryTo: '112500.00',
  });
});

test('without requests there are no roles and no pay', () => {
  expect(summarizeRequests([])).toEqual({ noOfRoles: 0, noOfRolesFilled: 0, baseSalaryFrom: null, baseSalaryTo: null });
});
