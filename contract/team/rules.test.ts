import fc from 'fast-check';
import { expect, test } from 'vitest';
import { agencyRequirements } from '#contract/common/operation.ts';
import { adminPermissions, permissions, standardPermissions, type Permission } from '#contract/common/permissions.ts';
import { operations } from '#contract/registry.ts';
import {
  isVisiblePermission,
  isTestAccount,
  isViewPermission,
  initialModuleCount,
  defaultRolePermissions,
  splitPermission,
  permissionIdOf,
  permissionIds,
  permissionById,
  resolvedRoleName,
  roleTypeOf,
  visibleModules,
  displayRoleName,
  withoutPermission,
  withPermission,
  missingDependencies,
} from './rules.ts';

const staging: Permission = 'Auctions=View Auctions / Staging';
const opportunities: Permission = 'Marketplace=Search / View Opportunities';

test('no sequence of switches leads from a valid role to an invalid one', () => {
  const start = fc.constantFrom<readonly Permission[]>([], standardPermissions, adminPermissions);
  const step = fc.record({ on: fc.boolean(), permission: fc.constantFrom(...permissions) });
  fc.assert(
    fc.property(start, fc.array(step, { maxLength: 60 }), (rights, steps) => {
      let now = rights;
      for (const { on, permission } of steps) {
        now = on ? withPermission(now, permission) : withoutPermission(now, permission);
        expect(now.includes(permission)).toBe(on);
        expect(missingDependencies(now)).toEqual([]);
      }
    }),
  );
});

test('turning on only adds, turning off only removes, and repeating has no further effect', () => {
  fc.assert(
    fc.property(fc.subarray([...permissions]), fc.constantFrom(...permissions), (rights, permission) => {
      const on = withPermission(rights, permission);
      const off = withoutPermission(rights, permission);
      expect(rights.every((one) => on.includes(one))).toBe(true);
      expect(off.every((one) => rights.includes(one))).toBe(true);
      expect(withPermission(on, permission)).toEqual(on);
      expect(withoutPermission(off, permission)).toEqual(off);
    }),
  );
});

/** Turns off a permission in the full set of permissions, and returns the modules that lose a permission. */
const offWith = (permission: Permission): string[] => {
  const left = withoutPermission(adminPermissions, permission);
  return [...new Set(adminPermissions.filter((one) => !left.includes(one)).map((one) => splitPermission(one).module))];
};

test("feature switches move together: a non-view feature turns its module's view on, turning a view off turns off its module's others, and the two linked views hold their modules [U07]", () => {
  expect(withPermission([], 'Bidding Stage=Place Bids')).toEqual([
    staging,
    'Bidding Stage=View Details',
    'Bidding Stage=Place Bids',
  ]);
  expect(withPermission([], 'Application Stage=Submit Application Request')).toEqual([
    opportunities,
    staging,
    'Application Stage=View',
    'Application Stage=Submit Application Request',
  ]);
  expect(withPermission([], 'Application Stage=View')).toEqual([opportunities, staging, 'Application Stage=View']);
  expect(withPermission([], 'Marketplace=Submit Prequalification Request')).toContain(opportunities);
  for (const each of ['Auctions', 'Application Stage', 'Clarification', 'Bidding Stage', 'Fulfillment Stage']) {
    const features = permissions.filter((one) => splitPermission(one).module === each);
    for (const feature of features) expect(withPermission([], feature)).toContain(staging);
  }
  expect(offWith('Fulfillment Stage=View Details')).toEqual(['Fulfillment Stage']);
  expect(offWith(staging)).toEqual([
    'Auctions',
    'Application Stage',
    'Clarification',
    'Bidding Stage',
    'Fulfillment Stage',
  ]);
  expect(offWith(opportunities)).toEqual(['Marketplace', 'Application Stage']);
  expect(withoutPermission(adminPermissions, 'Bidding Stage=Place Bids')).toContain('Bidding Stage=View Details');
});

test('the features of the company profile, which one right governs, move together', () => {
  const whole: Permission[] = ['Company Profile=Create', 'Company Profile=Edit', 'Company Profile=Save'];
  for (const one of whole) {
    expect(withPermission([], one)).toEqual(whole);
    expect(withoutPermission(whole, one)).toEqual([]);
    expect(missingDependencies([one])).toEqual([one]);
  }
});

test('every permission governs a call, itself or with the permissions that are always given together with it', () => {
  const governing = new Set(
    operations.flatMap(({ access }) =>
      access === 'public' ? [] : (agencyRequirements(access.agency ?? 'any').permission ?? []),
    ),
  );
  const isGoverning = (permission: Permission): boolean =>
    withPermission([], permission).some((one) => governing.has(one) && withPermission([], one).includes(permission));
  expect(permissions.filter((permission) => !isGoverning(permission))).toEqual([]);
});

test('a permission without its dependencies is found', () => {
  expect(missingDependencies(['Bidding Stage=Place Bids', staging])).toEqual(['Bidding Stage=Place Bids']);
  expect(missingDependencies(standardPermissions)).toEqual([]);
});

test('hidden modules and features are not shown, and the tenth module comes after show more', () => {
  expect(visibleModules.map(({ name }) => name)).toEqual([
    'Company Profile',
    'Manage Users',
    'Marketplace',
    'Auctions',
    'Application Stage',
    'Bidding Stage',
    'Fulfillment Stage',
    'Notification',
    'Messaging',
    'Assignments',
  ]);
  expect(visibleModules.length - initialModuleCount).toBe(1);
  const features = visibleModules.flatMap(({ view, rest }) => (view ? [view, ...rest] : rest));
  expect(features).not.toContain('Marketplace=Submit Prequalification Request');
  expect(features).not.toContain('Fulfillment Stage=Acknowledge Employer Edits');
  expect(visibleModules.every(({ rest }) => !rest.some(isViewPermission))).toBe(true);
});

test('every permission is a switch in the role editor, or a new role cannot get it and no switch turns it on', () => {
  const switches = visibleModules.flatMap(({ view, rest }) => (view ? [view, ...rest] : rest));
  expect(missingDependencies(defaultRolePermissions)).toEqual([]);
  for (const one of permissions) {
    const isSwitch = switches.includes(one);
    expect([one, isVisiblePermission(one)]).toEqual([one, isSwitch]);
    expect([one, defaultRolePermissions.includes(one)]).toEqual([one, isSwitch && standardPermissions.includes(one)]);
    if (isSwitch)
      expect(withPermission(defaultRolePermissions, one).filter((right) => !switches.includes(right))).toEqual([]);
  }
});

test('every permission has a unique ID that leads back to it', () => {
  expect(new Set(permissionIds).size).toBe(permissions.length);
  expect(permissionIdOf(opportunities)).toBe('marketplace-search-view-opportunities');
  for (const one of permissions) expect(permissionById(permissionIdOf(one))).toBe(one);
  expect(permissionById('no-such-right')).toBeUndefined();
});

test("a role whose name starts with the provider's prefix is a default one", () => {
  expect([roleTypeOf('Rolecall Admin Account'), roleTypeOf('rolecall night desk'), roleTypeOf('Bid Lead')]).toEqual([
    'default',
    'default',
    'custom',
  ]);
  expect([displayRoleName('Rolecall Admin Account'), displayRoleName('Bid Lead')]).toEqual([
    'Admin Account',
    'Bid Lead',
  ]);
});

test('a test account is a tester at the domain of the provider', () => {
  expect(isTestAccount('tester+billing@rolecall.example')).toBe(true);
  expect(isTestAccount('Tester+@Rolecall.example')).toBe(true);
  for (const email of ['tester@rolecall.example', 'tester+x@other-rolecall.example', 'a.tester+x@rolecall.example']) {
    expect(isTestAccount(email)).toBe(false);
  }
});

test('owners and admins resolve to Admin Account, no role to Standard User, and others to the names of their roles', () => {
  const user = { isOwner: false };
  expect(resolvedRoleName({ isOwner: true }, [])).toBe('Admin Account');
  expect(resolvedRoleName(user, ['Desk', 'Rolecall Admin Account'])).toBe('Admin Account');
  expect(resolvedRoleName(user, ['Rolecall Account Manager'])).toBe('Admin Account');
  expect(resolvedRoleName(user, [])).toBe('Standard User');
  expect(resolvedRoleName(user, ['Rolecall Standard User Account', 'Desk'])).toBe('Standard User Account, Desk');
});
