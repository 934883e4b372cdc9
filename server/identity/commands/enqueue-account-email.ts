import type { Mailer } from '#server/platform/mail/mail.ts';
import { enqueueEmail } from '#server/platform/mail/enqueue-email.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import type { AccountFacts, AccountTemplate } from '../rules/account-email.ts';

/** Queues an email to a user about their account. */
export const enqueueAccountEmail = async (
  scope: SystemScope,
  mail: Mailer,
  given: { userId: string; template: AccountTemplate; path: string },
): Promise<void> => {
  const person = await scope.db
    .selectFrom('appUser')
    .innerJoin('tenant', 'tenant.id', 'appUser.tenantId')
    .select(['email', 'firstName', 'lastName', 'tenantId', 'tenant.name as organizationName'])
    .where('appUser.id', '=', given.userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!person) return;
  const { email, firstName, lastName, tenantId, organizationName } = person;
  const to = { address: email, name: `${firstName} ${lastName}`, userId: given.userId, tenantId };
  const { template, path } = given;
  const facts: AccountFacts = { template, publicUrl: mail.publicUrl, firstName, organizationName, email, path };
  await enqueueEmail(scope, mail, to, facts);
};
