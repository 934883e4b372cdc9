import { candidateStatus, openStatuses } from '#contract/candidates/states.ts';
import { lockTalentRequest } from '#server/engagements/public.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { candidateEvents } from '../../events.ts';
import { candidateIds, recordTransition } from '../record-transition.ts';

const withConsent = 'The candidate withdrew their consent.';

/**
 * Records that a candidate has withdrawn their consent: an open candidacy is withdrawn and the person may be submitted by
 * anyone; a hire and a closed candidacy keep their status. Source: domain rules D22.
 */
export const withdrawWithConsent = async (scope: SystemScope, consentRequestId: string): Promise<void> => {
  const found = await scope.db
    .selectFrom('candidate')
    .select('talentRequestId')
    .where('consentRequestId', '=', consentRequestId)
    .executeTakeFirst();
  if (!found) return;
  await lockTalentRequest(scope, found.talentRequestId);
  const candidate = await scope.db
    .selectFrom('candidate')
    .selectAll()
    .where('consentRequestId', '=', consentRequestId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await scope.db
    .updateTable('candidate')
    .set({ consentWithdrawnAt: scope.now, updatedAt: scope.now })
    .where('id', '=', candidate.id)
    .execute();
  if (!openStatuses.includes(candidate.statusId)) return;
  await recordTransition(scope, candidate, { toStatusId: candidateStatus.withdrew, reasonText: withConsent }, true);
  await scope.db
    .updateTable('candidateIdentity')
    .set({ active: false })
    .where('candidateId', '=', candidate.id)
    .execute();
  await scope.db.deleteFrom('candidateOwnership').where('candidateId', '=', candidate.id).execute();
  await scope.emit({ kind: candidateEvents.withdrawn, ...candidateIds(candidate) });
};
