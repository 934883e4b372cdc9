import { candidateStatus, openCandidateStatuses } from '#contract/candidates/states.ts';
import { lockTalentRequest } from '#server/engagements/public.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { candidateEvents } from '../../events.ts';
import { releaseOwnership } from '../ownership/release-ownership.ts';
import { candidateEventIds, recordCandidateTransition } from '../record-transition.ts';

const withConsent = 'The candidate withdrew their consent.';

/**
 * Records that a candidate has withdrawn their consent. This ends the ownership that is based on the consent, and
 * anyone may submit the person. An open candidacy is withdrawn; a closed one keeps its status. After a hire, the agency
 * also keeps the ownership, since it has earned its fee. Source: domain rules D12, D22.
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
  if (candidate.statusId === candidateStatus.hired) return;
  const isOpen = openCandidateStatuses.includes(candidate.statusId);
  if (isOpen)
    await recordCandidateTransition(
      scope,
      candidate,
      { toStatusId: candidateStatus.withdrew, reasonText: withConsent },
      true,
    );
  await scope.db
    .updateTable('candidateIdentity')
    .set({ active: false })
    .where('candidateId', '=', candidate.id)
    .execute();
  await releaseOwnership(scope, candidate);
  if (isOpen) await scope.emit({ kind: candidateEvents.withdrawn, ...candidateEventIds(candidate) });
};
