import type { SentOutputOf } from '#contract/common/operation.ts';
import type { readSidebar as sidebarOperation, readUser as userOperation } from '#contract/identity/operations.ts';
import { tenantStatusIds } from '#contract/tenants/shapes.ts';
import type { Who } from '#contract/identity/shapes.ts';
import type { TenantScope } from '#server/platform/scope/scope.ts';
import { readPerson, type Person } from './read-who.ts';

/** The signed-in user's identity record. */
export const readUser = async (scope: TenantScope): Promise<SentOutputOf<typeof userOperation>> => {
  const person = await readPerson(scope, scope.userId);
  return {
    user_id: person.id,
    email: person.email,
    username: person.username,
    email_verified: person.isEmailVerified,
    picture: null,
    created_at: person.createdAt.toISOString(),
    last_login: person.lastLoginAt?.toISOString() ?? null,
    user_metadata: {
      user_role: person.roleName,
      primary_contact_first_name: person.firstName,
      primary_contact_last_name: person.lastName,
      organization_name: person.tenantName,
      tenant_id: person.tenantId,
      nickname: person.nickname,
      is_sub_user: person.isSubUser,
    },
    app_metadata: { roles: [...person.roles], permissions: [...person.permissions] },
  };
};

/** What the sidebar shows. */
export const readSidebar = async (scope: TenantScope): Promise<SentOutputOf<typeof sidebarOperation>> => {
  const person = await readPerson(scope, scope.userId);
  return {
    userId: person.id,
    tenantId: person.tenantId,
    organizationName: person.tenantName,
    logoPath: null,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    roleName: person.roleName,
    photoUrl: null,
    photoThumbUrl: null,
    tenantStatusId: tenantStatusIds[person.status],
    verifiedStatus: person.status,
    isVerified: person.status === 'approved',
    isAssessmentCompleted: person.isAssessmentCompleted,
  };
};

/** A person as their own page shows them. */
export const whoOf = (person: Person): Who => ({
  user: {
    id: person.id,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    role: person.roleName,
    photoUrl: null,
  },
  tenant: {
    id: person.tenantId,
    name: person.tenantName,
    side: person.side,
    verifiedStatus: person.status,
    isAssessmentCompleted: person.isAssessmentCompleted,
    logoUrl: null,
  },
  permissions: [...person.permissions],
});
