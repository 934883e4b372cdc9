import type { Kysely } from 'kysely';
import type { Database } from '#server/database.ts';
import { newId } from '#server/platform/db/new-id.ts';

/** Creates an audit of an auction by an auditor's firm, named by a user of Rolecall. */
export const makeAudit = async (
  db: Kysely<Database>,
  given: { engagementId: string; auditorId: string; namedAt: Date; id?: string; namedByName?: string },
): Promise<string> => {
  const { id = newId(), engagementId, auditorId, namedAt, namedByName = 'Nadia Brandt' } = given;
  const { clientId } = await db
    .selectFrom('engagement')
    .select('clientId')
    .where('id', '=', engagementId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('audit')
    .values({
      id,
      engagementId,
      clientId,
      auditorId,
      namedAt,
      namedByName,
    })
    .execute();
  return id;
};

/** Creates the record of one access to a log, as app.read_audited_log does. */
export const makeAuditAccess = async (
  db: Kysely<Database>,
  given: { auditId: string; talentRequestId: string; at: Date; isDownload?: boolean },
): Promise<void> => {
  const { auditId, talentRequestId, at, isDownload = false } = given;
  const audit = await db
    .selectFrom('audit')
    .innerJoin('engagement', 'engagement.id', 'audit.engagementId')
    .innerJoin('tenant', 'tenant.id', 'audit.auditorId')
    .select(['audit.engagementId', 'audit.clientId', 'engagement.publishedAt', 'tenant.name as auditorName'])
    .where('audit.id', '=', auditId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('auditAccess')
    .values({ id: newId(), auditId, talentRequestId, at, isDownload, withNames: false, ...audit })
    .execute();
};
