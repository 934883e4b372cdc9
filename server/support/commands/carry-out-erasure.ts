import { sql } from 'kysely';
import { deleteAllViews } from '#server/views/public.ts';
import { anonymiseApplicant } from '#server/applications/public.ts';
import { eraseCandidate, anonymiseSubmitter } from '#server/candidates/public.ts';
import { anonymiseMessages } from '#server/clarifications/public.ts';
import { clearConsentRequests, eraseConsentsOf } from '#server/consents/public.ts';
import { eraseDraftCandidates } from '#server/draft-candidates/public.ts';
import { erasePerson, formerUserName } from '#server/identity/public.ts';
import { deleteAllTasks } from '#server/my-week/public.ts';
import { deleteInboundMail } from '#server/inbound-mail/public.ts';
import { eraseEmailsAbout, eraseNotificationsFor } from '#server/notifications/public.ts';
import { deleteAllSearches } from '#server/opportunities/public.ts';
import type { Files } from '#server/platform/files/files.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { anonymiseNotes } from '#server/people/public.ts';
import { anonymiseRequester } from '#server/prequalification/public.ts';

const eraseUserEverywhere = async (scope: SystemScope, userId: string, files: Files): Promise<void> => {
  if (!(await erasePerson(scope, userId, files))) return;
  await anonymiseSubmitter(scope, userId, formerUserName);
  await anonymiseApplicant(scope, userId, formerUserName);
  await anonymiseMessages(scope, userId, formerUserName);
  await anonymiseNotes(scope, userId, formerUserName);
  await anonymiseRequester(scope, userId, formerUserName);
  await eraseNotificationsFor(scope, userId);
  await deleteAllSearches(scope, userId);
  await deleteAllViews(scope, userId);
  await deleteAllTasks(scope, userId);
  await deleteInboundMail(scope, userId);
  await scope.db.deleteFrom('supportMessage').where('userId', '=', userId).execute();
};

const eraseCandidateEverywhere = async (scope: SystemScope, candidateId: string, files: Files): Promise<void> => {
  await eraseEmailsAbout(scope, candidateId);
  await eraseConsentsOf(scope, candidateId);
  await eraseDraftCandidates(scope, candidateId, files);
  await eraseCandidate(scope, candidateId, files);
};

/**
 * Carries out the oldest erasure request, completely or not at all; false if there is none. A request for a candidate
 * on hold waits until the hold ends.
 */
export const carryOutErasure = async (scope: SystemScope, files: Files): Promise<boolean> => {
  const next = await scope.db
    .selectFrom('erasure')
    .select(['id', 'kind', 'subjectId'])
    .where('doneAt', 'is', null)
    .where(sql<boolean>`not (kind = 'candidate' and app.is_held_candidate(subject_id))`)
    .orderBy('askedAt')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!next) return false;
  if (next.kind === 'consent') await clearConsentRequests(scope, [next.subjectId]);
  else if (next.kind === 'user') await eraseUserEverywhere(scope, next.subjectId, files);
  else await eraseCandidateEverywhere(scope, next.subjectId, files);
  await scope.db.updateTable('erasure').set({ doneAt: scope.now }).where('id', '=', next.id).execute();
  return true;
};
