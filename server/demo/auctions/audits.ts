import { makeAudit, makeAuditAccess } from '#server/audits/factories.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { demoId } from '../ids.ts';
import { demoRequestId, demoTenantId, demoUserId } from '../market.ts';

const audited = 'aged-care-nights';

/**
 * Appoints an auditor for a settled auction. The auditor has already read and downloaded the log of the auction's first
 * lot.
 */
export const makeAudits = async ({ db, now }: SystemScope): Promise<void> => {
  // Auditors are appointed only by Rolecall, never by a bidder or the employer.
  const { firstName, lastName } = await db
    .selectFrom('appUser')
    .select(['firstName', 'lastName'])
    .where('id', '=', demoUserId('admin@rolecall.example'))
    .executeTakeFirstOrThrow();
  const auditId = await makeAudit(db, {
    id: demoId(`audit:${audited}`),
    engagementId: demoId(`engagement:${audited}`),
    auditorId: demoTenantId('marlow'),
    namedAt: now,
    namedByName: `${firstName} ${lastName}`,
  });
  const talentRequestId = demoRequestId(audited, 0);
  await makeAuditAccess(db, { auditId, talentRequestId, at: now });
  await makeAuditAccess(db, { auditId, talentRequestId, at: now, isDownload: true });
};
