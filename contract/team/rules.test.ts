import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adminPermissions, permissions, standardPermissions, type Permission } from '#contract/common/permissions.ts';
import {
  isView,
  modulesAtOnce,
  partsOf,
  permissionIdOf,
  permissionIds,
  permissionOf,
  roleTypeOf,
  shownModules,
  shownRoleName,
  turnOff,
  turnOn,
  unlinked,
} from './rules.ts';

const staging: Permission = 'Auctions=View Auctions / Staging';
const opportunities: Permission = 'Marketplace=Search / View Opportunities';

test('no sequence of switches reaches a forbidden state, from any role that is allowed', () => {
  const start = fc.constantFrom<readonly Permission[]>([], standardPermissions, adminPermissions);
  const step = fc.record({ on: fc.boolean(), permission: fc.constantFrom(...permissions) });
  fc.assert(
    fc.property(start, fc.array(step, { maxLength: 60 }), (rights, steps) => {
      let now = rights;
      for (const { on, permission } of steps) {
        now = on ? turnOn(now, permission) : turnOff(now, permission);
        expect(now.includes(permission)).toBe(on);
        expect(unlinked(now)).toEqual([]);
      }
    }),
  );
});

test('turning on only adds, turning off only takes away, and doing it twice is doing it once', () => {
  fc.assert(
    fc.property(fc.subarray([...permissions]), fc.constantFrom(...permissions), (rights, permission) => {
      const on = turnOn(rights, permission);
      const off = turnOff(rights, permission);
      expect(rights.every((one) => on.includes(one))).toBe(true);
      expect(off.every((one) => rights.includes(one))).toBe(true);
      expect(turnOn(on, permission)).toEqual(on);
      expect(turnOff(off, permission)).toEqual(off);
    }),
  );
});

test("a feature that does something turns its module's view feature on, and the views that its module hangs on", () => {
  expect(turnOn([], 'Bidding Stage=Place Bids')).toEqual([
    staging,
    'Bidding Stage=View Details',
    'Bidding Stage=Place Bids',
  ]);
  expect(turnOn([], 'Application Stage=Submit Application Request')).toEqual([
    opportunities,
    staging,
    'Application Stage=View',
    'Application Stage=Submit Application Request',
  ]);
  expect(turnOn([], 'Company Profile=Edit')).toEqual(['Company Profile=Edit']);
});

test("turning a module's view off turns off its other features and no other module's", () => {
  const off = turnOff(adminPermissions, 'Fulfillment Stage=View Details');
  expect(adminPermissions.filter((one) => !off.includes(one)).map((one) => partsOf(one).module)).toEqual(
    Array.from({ length: 6 }, () => 'Fulfillment Stage'),
  );
});

test('View Auctions / Staging off turns off Auctions, Application, Clarification, Bidding and Fulfillment', () => {
  const off = turnOff(adminPermissions, staging);
  expect([...new Set(adminPermissions.filter((one) => !off.includes(one)).map((one) => partsOf(one).module))]).toEqual([
    'Auctions',
    'Application Stage',
    'Clarification',
    'Bidding Stage',
    'Fulfillment Stage',
  ]);
});

test('Search / View Opportunities off turns off Marketplace and Application', () => {
  const off = turnOff(adminPermissions, opportunities);
  expect([...new Set(adminPermissions.filter((one) => !off.includes(one)).map((one) => partsOf(one).module))]).toEqual([
    'Marketplace',
    'Application Stage',
  ]);
});

test('what is on without what it needs is found', () => {
  expect(unlinked(['Bidding Stage=Place Bids', staging])).toEqual(['Bidding Stage=Place Bids']);
  expect(unlinked(standardPermissions)).toEqual([]);
});

test('hidden modules and features are not shown, and the tenth module waits behind show more', () => {
  expect(shownModules.map(({ name }) => name)).toEqual([
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
  expect(shownModules.length - modulesAtOnce).toBe(1);
  const features = shownModules.flatMap(({ view, rest }) => (view ? [view, ...rest] : rest));
  expect(features).not.toContain('Marketplace=Submit Prequalification Request');
  expect(features).not.toContain('Fulfillment Stage=Acknowledge Employer Edits');
  expect(shownModules.every(({ rest }) => !rest.some(isView))).toBe(true);
});

test('every right has an id of its own, and its id leads back to it', () => {
  expect(new Set(permissionIds).size).toBe(permissions.length);
  expect(permissionIdOf(opportunities)).toBe('marketplace-search-view-opportunities');
  for (const one of permissions) expect(permissionOf(permissionIdOf(one))).toBe(one);
  expect(permissionOf('no-such-right')).toBeUndefined();
});

test("a role whose name starts with the provider's prefix is a default one", () => {
  expect([roleTypeOf('Rolecall Admin Account'), roleTypeOf('rolecall night desk'), roleTypeOf('Bid Lead')]).toEqual([
    'default',
    'default',
    'custom',
  ]);
  expect([shownRoleName('Rolecall Admin Account'), shownRoleName('Bid Lead')]).toEqual(['Admin Account', 'Bid Lead']);
});
