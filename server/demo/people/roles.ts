import { standardPermissions, type Permission } from '#contract/common/permissions.ts';
import { withoutPermission, withPermission } from '#contract/team/rules.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { makeUser } from '#server/identity/factories.ts';
import { makeFlags, makeRole, makeSecondFactorRequirement, makeStaffAccount } from '#server/team/factories.ts';
import { demoCompanies } from '../companies.ts';
import { demoId } from '../ids.ts';
import { demoTenantId, demoUserId } from '../market.ts';

const isView = (permission: Permission): boolean => /=(View|Search \/ View)/.test(permission);

/** An agency's custom roles in the demo world. No user has any of them yet. */
const roles: readonly { name: string; permissions: readonly Permission[] }[] = [
  {
    name: 'Bid Lead',
    permissions: withPermission(
      withPermission(standardPermissions, 'Bidding Stage=Place Bids'),
      'Application Stage=Submit Application Request',
    ),
  },
  { name: 'Resourcer', permissions: withoutPermission(standardPermissions, 'Bidding Stage=View Details') },
  { name: 'Compliance, read only', permissions: standardPermissions.filter(isView) },
];

const day = 86_400_000;

/** Rolecall's staff in the first agency. */
const staff = [
  ['manager@rolecall.example', 'account-manager'],
  ['support@rolecall.example', 'tech-support'],
] as const;

const staffOf = (email: string) => {
  const person = demoCompanies.flatMap(({ users }) => users).find((one) => one.email === email);
  if (!person) throw new Error(`Nobody has the address ${email} in the demo world.`);
  return { ...person, id: demoUserId(email) };
};

/** Creates the first agency's custom roles, its staff accounts and an invited user. */
export const makeRoles = async ({ db, now }: SystemScope): Promise<void> => {
  const tenant = { id: demoTenantId('harbour'), name: 'Harbour Talent' };
  const owner = demoUserId('owner@harbour.example');
  for (const role of roles) {
    await makeRole(db, { ...role, id: demoId(`role ${role.name}`), tenantId: tenant.id });
  }
  // No demo user has this role, so every sign-in printed at startup still works without a second factor.
  await makeSecondFactorRequirement(db, {
    tenantId: tenant.id,
    role: { roleId: demoId('role Compliance, read only') },
    requiredBy: owner,
    requiredAt: new Date(now.getTime() - 22 * day),
  });
  for (const [at, [email, role]] of staff.entries()) {
    const addedAt = new Date(now.getTime() - (90 - at) * day);
    await makeStaffAccount(db, {
      tenant,
      staff: staffOf(email),
      role,
      addedBy: owner,
      addedAt,
      id: demoId(`staff ${email}`),
    });
  }
  const invited = await makeUser(db, {
    id: demoUserId('noor@harbour.example'),
    tenantId: tenant.id,
    role: 'standard',
    email: 'noor@harbour.example',
    firstName: 'Noor',
    lastName: 'Haddad',
    isEmailVerified: false,
    createdAt: new Date(now.getTime() - 2 * day),
  });
  // This user was invited two days ago and has no password yet.
  await db.deleteFrom('credential').where('userId', '=', invited.id).execute();
  const decided = { changedBy: demoUserId('admin@rolecall.example'), changedAt: new Date(now.getTime() - 60 * day) };
  await makeFlags(db, { tenantId: tenant.id, isAccessible: true, ...decided });
};
