import { enqueueEmail } from '#server/platform/mail/enqueue-email.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import type { ConsentRequestFacts } from '../emails/consent-request.tsx';
import { consentLink } from '../queries/consent-link.ts';

/** Emails the candidate the link for a request that is still waiting. */
export const emailConsentRequest = async (
  scope: SystemScope,
  requestId: string,
  { mail, isReminder = false }: { mail: Mailer; isReminder?: boolean },
): Promise<void> => {
  const row = await scope.db
    .selectFrom('consentRequest as c')
    .innerJoin('talentRequest as r', 'r.id', 'c.talentRequestId')
    .innerJoin('tenant as agency', 'agency.id', 'c.supplierId')
    .innerJoin('tenant as client', 'client.id', 'c.clientId')
    .select(['c.id', 'c.firstName', 'c.lastName', 'c.emailAddress', 'c.requestedByName', 'c.expiresAt', 'r.jobTitle'])
    .select(['agency.name as agency', 'client.name as client'])
    .where('c.id', '=', requestId)
    .where('c.state', '=', 'waiting')
    .executeTakeFirst();
  if (!row) return;
  const name = `${row.firstName} ${row.lastName}`;
  const facts: ConsentRequestFacts = {
    template: 'consent-request',
    isReminder,
    link: new URL(consentLink(row.id, scope.vault.mac), mail.publicUrl).href,
    name,
    agency: row.agency,
    askedBy: row.requestedByName,
    client: row.client,
    job: row.jobTitle,
    expiresAt: row.expiresAt.toISOString(),
  };
  // The email is stored without a tenant, so that no user of the agency can read the link.
  await enqueueEmail(scope, mail, { address: row.emailAddress, name }, facts);
};
