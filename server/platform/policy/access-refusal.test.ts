import { expect, test } from 'vitest';
import type { Access } from '#contract/common/operation.ts';
import type { Permission } from '#contract/common/permissions.ts';
import type { TenantScope } from '#server/platform/scope/scope.ts';
import { accessRefusal } from './access-refusal.ts';

const agency = (isApproved: boolean, ...permissions: Permission[]) =>
  ({ side: 'agency', isApproved, permissions: new Set(permissions) }) as unknown as TenantScope;
const client = { side: 'client' } as unknown as TenantScope;
const codeOf = (scope: TenantScope, access: Access) => accessRefusal(scope, access)?.refusal.code;

test('a permission must match exactly: forbidden', () => {
  const access: Access = { agency: 'Bidding Stage=Place Bids' };
  expect(codeOf(agency(true, 'Bidding Stage=Place Bids'), access)).toBeUndefined();
  expect(codeOf(agency(true, 'Bidding Stage=View Details'), access)).toBe('forbidden');
});

test('a side that is not named may not call: forbidden', () => {
  expect(codeOf(client, { agency: 'any' })).toBe('forbidden');
  expect(codeOf(client, { client: 'any' })).toBeUndefined();
});

test('an agency not yet approved by Rolecall may call nothing that needs approval: tenant-not-approved', () => {
  expect(codeOf(agency(false), { agency: 'any' })).toBe('tenant-not-approved');
  expect(codeOf(agency(false), { agency: 'unapproved' })).toBeUndefined();
});

test('a declined agency gets its own refusal, not the one for pending agencies: tenant-declined', () => {
  const declined = { ...agency(false), tenantStatus: 'declined' } as TenantScope;
  expect(codeOf(declined, { agency: 'any' })).toBe('tenant-declined');
  expect(codeOf(declined, { agency: 'unapproved' })).toBeUndefined();
});

test('a permission that applies before approval needs no approval', () => {
  const access: Access = { agency: 'unapproved, Company Profile=Edit' };
  expect(codeOf(agency(false, 'Company Profile=Edit'), access)).toBeUndefined();
  expect(codeOf({ ...agency(false, 'Company Profile=Edit'), tenantStatus: 'declined' } as TenantScope, access)).toBe(
    undefined,
  );
  expect(codeOf(agency(true, 'Bidding Stage=View Details'), access)).toBe('forbidden');
});

test('a public operation needs nothing', () => {
  expect(codeOf(agency(false), 'public')).toBeUndefined();
});
