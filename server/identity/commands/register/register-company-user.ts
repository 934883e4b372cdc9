import { sql } from 'kysely';
import { newId } from '#server/platform/db/new-id.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { createLinkToken, type EmailedLink } from '../create-token.ts';

export interface CompanyUser {
  readonly side: 'provider' | 'client';
  readonly organizationName: string;
  readonly timeZone: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

type Registered =
  | { readonly outcome: 'registered'; readonly isNewCompany: boolean; readonly link: EmailedLink }
  /** The address belongs to a user of another company. */
  | { readonly outcome: 'in-use' }
  | { readonly outcome: 'has-password' };

const findUser = (scope: SystemScope, email: string) =>
  scope.db
    .selectFrom('appUser')
    .leftJoin('credential', 'credential.userId', 'appUser.id')
    .select(['appUser.id', 'appUser.tenantId', 'credential.changedAt as passwordAt'])
    .where('appUser.email', '=', email)
    .where('appUser.deletedAt', 'is', null)
    .executeTakeFirst();

const findCompany = (scope: SystemScope, { side, organizationName }: CompanyUser) =>
  scope.db
    .selectFrom('tenant')
    .select('id')
    .where('side', '=', side)
    .where((eb) => eb(eb.fn<string>('lower', ['name']), '=', organizationName.toLowerCase()))
    .orderBy('createdAt')
    .executeTakeFirst();

const makeCompany = async (scope: SystemScope, { side, organizationName, timeZone }: CompanyUser): Promise<string> => {
  const id = newId();
  const decided = { status: 'approved' as const, isAssessmentCompleted: true, createdAt: scope.now };
  await scope.db
    .insertInto('tenant')
    .values({ id, side, name: organizationName, timeZone, ...decided })
    .execute();
  return id;
};

const makeUser = async (scope: SystemScope, tenantId: string, given: CompanyUser & { email: string }) => {
  const { side, email, firstName, lastName } = given;
  const id = newId();
  await scope.db
    .insertInto('appUser')
    .values({
      id,
      tenantId,
      email,
      username: email.split('@', 1)[0] ?? email,
      firstName,
      lastName,
      isOwner: side === 'client',
      createdAt: scope.now,
    })
    .execute();
  return id;
};

/**
 * Lets registrations run only one at a time, until the end of the transaction. The next registration then finds the
 * company and user that the previous one created, instead of creating them again: company names aren't unique, because
 * agencies choose theirs.
 */
const waitForOtherRegistrations = ({ db }: SystemScope): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended('register-company-user', 0))`.execute(db);

/**
 * Registers a user of the provider or of an employer, and the company if it is new. No page offers this. Returns the
 * link with which the user chooses a password. A registered user who has no password yet gets another link.
 */
export const registerCompanyUser = async (scope: SystemScope, user: CompanyUser): Promise<Registered> => {
  const email = user.email.toLowerCase();
  await waitForOtherRegistrations(scope);
  const company = await findCompany(scope, user);
  const known = await findUser(scope, email);
  if (known && known.tenantId !== company?.id) return { outcome: 'in-use' };
  if (known?.passwordAt) return { outcome: 'has-password' };
  const tenantId = company?.id ?? (await makeCompany(scope, user));
  const userId = known?.id ?? (await makeUser(scope, tenantId, { ...user, email }));
  const link = await createLinkToken(scope, userId, 'create-password');
  return { outcome: 'registered', isNewCompany: company === undefined, link };
};
