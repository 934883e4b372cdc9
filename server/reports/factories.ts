import { talentRequestStatus } from '#contract/engagements/states.ts';
import type { Kysely } from 'kysely';
import { makeApplication } from '#server/applications/factories.ts';
import { makeAssignment } from '#server/assignments/factories.ts';
import { makeCandidate } from '#server/candidates/factories.ts';
import type { Database } from '#server/database.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { engagementEvents } from '#server/engagements/public.ts';
import { makeEvent } from '#server/notifications/factories.ts';
import { makeClassification } from '#server/profile/factories.ts';

/** Creates an engagement that a user of an agency works on, with data for every report. */
export const makeReportData = async (
  db: Kysely<Database>,
  { clientId, supplierId, userId }: { clientId: string; supplierId: string; userId: string },
): Promise<void> => {
  const { id: engagementId, classificationId, publishedAt } = await makeEngagement(db, { clientId });
  const request = await makeTalentRequest(db, { engagementId, statusId: talentRequestStatus.available });
  await makeApplication(db, { engagementId, supplierId });
  await makeAssignment(db, { engagementId, userId });
  await makeCandidate(db, { talentRequestId: request.id, supplierId });
  const at = publishedAt === null ? {} : { at: publishedAt };
  await makeEvent(db, { kind: engagementEvents.published, clientId, engagementId, ...at });
  const known = await db
    .selectFrom('tenantClassification')
    .select('id')
    .where('tenantId', '=', supplierId)
    .where('classificationId', '=', classificationId)
    .executeTakeFirst();
  if (!known) await makeClassification(db, { tenantId: supplierId, classificationId });
};
