import { standardPermissions, type Permission } from '#contract/common/permissions.ts';
import { turnOff, turnOn } from '#contract/team/rules.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { makeRole } from '#server/team/factories.ts';
import { demoId } from './ids.ts';
import { tenantId } from './market.ts';

const isView = (permission: Permission): boolean => /=(View|Search \/ View)/.test(permission);

/** The roles that an agency of the demo world has made for itself; nobody holds them yet. */
const roles: readonly { name: string; permissions: readonly Permission[] }[] = [
  {
    name: 'Bid Lead',
    permissions: turnOn(
      turnOn(standardPermissions, 'Bidding Stage=Place Bids'),
      'Application Stage=Submit Application Request',
    ),
  },
  { name: 'Resourcer', permissions: turnOff(standardPermissions, 'Bidding Stage=View Details') },
  { name: 'Compliance, read only', permissions: standardPermissions.filter(isView) },
];

/** Gives the first agency its own roles. */
export const makeRoles = async ({ db }: SystemScope): Promise<void> => {
  for (const role of roles) {
    await makeRole(db, { ...role, id: demoId(`role ${role.name}`), tenantId: tenantId('harbour') });
  }
};
