import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Database } from '#server/database.ts';
import { deleteAllViews } from '#server/views/public.ts';
import { anonymiseApplicant } from '#server/applications/public.ts';
import {
  anonymiseSubmitter,
  eraseCandidate,
  eraseSubmissionDrafts,
  lockUnerasedCandidate,
} from '#server/candidates/public.ts';
import { anonymiseMessages } from '#server/clarifications/public.ts';
import { clearConsentRequests, eraseRecordsByEmail } from '#server/consents/public.ts';
import { clearOwnDisputes, findDisputesByEmail, recordLostDisputes } from '#server/disputes/public.ts';
import { eraseDraftCandidates } from '#server/draft-candidates/public.ts';
import { eraseUserAccount, formerUserName } from '#server/identity/public.ts';
import { deleteUserTasks } from '#server/my-week/public.ts';
import { deleteInboundMail } from '#server/inbound-mail/public.ts';
import { eraseEmailsAbout, eraseEmailsTo, eraseNotificationsFor } from '#server/notifications/public.ts';
import { deleteAllSearches } from '#server/opportunities/public.ts';
import type { Files } from '#server/platform/files/files.ts';
import { eraseStoredResponses } from '#server/platform/jobs/purge-idempotency-keys.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { anonymiseNotes, findRelatedRecords } from '#server/people/public.ts';
import { anonymiseRequester } from '#server/prequalification/public.ts';
import { hasOpenMatters } from '../queries/open-matters.ts';

const eraseUserEverywhere = async (scope: SystemScope, userId: string, files: Files): Promise<void> => {
  if (!(await eraseUserAccount(scope, userId, files))) return;
  await anonymiseSubmitter(scope, userId, formerUserName);
  await anonymiseApplicant(scope, userId, formerUserName);
  await anonymiseMessages(scope, userId, formerUserName);
  await anonymiseNotes(scope, userId, formerUserName);
  await anonymiseRequester(scope, userId, formerUserName);
  await eraseNotificationsFor(scope, userId);
  await deleteAllSearches(scope, userId);
  await deleteAllViews(scope, userId);
  await deleteUserTasks(scope, userId);
  await deleteInboundMail(scope, userId);
  await scope.db.deleteFrom('supportMessage').where('userId', '=', userId).execute();
};

/** Whether a candidate can't be erased yet, in SQL: the person is on hold, or something about the candidate is undecided. */
const mustWait = (candidateId: RawBuilder<unknown>) =>
  sql<boolean>`(app.is_held_candidate(${candidateId}) or ${hasOpenMatters(candidateId)})`;

/** Erases a candidate; false if the erasure has to wait. */
const eraseCandidateEverywhere = async (scope: SystemScope, candidateId: string, files: Files): Promise<boolean> => {
  const candidate = await lockUnerasedCandidate(scope, candidateId);
  if (!candidate) return true;
  // A claim, a dispute or a salary change may have been made since the request was selected. None can be made from here
  // on, because each of them locks the candidate.
  const { rows } = await sql<{ waits: boolean }>`select ${mustWait(sql`${candidateId}::uuid`)} as waits`.execute(
    scope.db,
  );
  if (rows[0]?.waits !== false) return false;
  // The person's drafts, consent requests and disputes are found by the candidate's details, so the search comes
  // before the erasure.
  const traces = await findRelatedRecords({ db: scope.db, tenantId: candidate.supplierId }, [candidateId]);
  await eraseEmailsAbout(scope, candidateId);
  await eraseEmailsTo(scope, candidate.emailAddress);
  await eraseStoredResponses(scope, [candidateId, candidate.emailAddress, ...traces.draftCandidateIds]);
  await clearConsentRequests(scope, traces.consentRequestIds);
  await eraseDraftCandidates(scope, traces.draftCandidateIds, files);
  await eraseSubmissionDrafts(scope, traces.submissionDraftIds);
  await clearOwnDisputes(scope, traces.disputeIds);
  await recordLostDisputes(scope, candidateId);
  await eraseCandidate(scope, candidateId, files);
  return true;
};

/**
 * Clears a consent request and the ended disputes that the agency opened about the same person, and deletes the agency's
 * unfinished submissions and renewal requests with the same address. A restored backup may have them again. A request that
 * was cleared only because of its age looks like one whose data the person deleted, so both are treated like the latter.
 */
const clearConsent = async (scope: SystemScope, consentRequestId: string): Promise<void> => {
  const request = await scope.db
    .selectFrom('consentRequest')
    .select(['supplierId', 'emailAddress'])
    .where('id', '=', consentRequestId)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
  if (!request) return;
  const disputes = await findDisputesByEmail(scope, request);
  await clearOwnDisputes(
    scope,
    disputes.map(({ id }) => id),
  );
  await eraseRecordsByEmail(scope, request);
  await clearConsentRequests(scope, [consentRequestId]);
};

/** The failure of one erasure request, which must not keep others from being carried out. */
export class FailedErasure extends Error {
  readonly erasureId: string;

  constructor(erasureId: string, cause: unknown) {
    super('erasure failed', { cause });
    this.erasureId = erasureId;
  }
}

type Erasure = Pick<Selectable<Database['erasure']>, 'kind' | 'subjectId'>;

/** Erases the subject of a request; false if the erasure has to wait. */
const eraseSubject = async (scope: SystemScope, { kind, subjectId }: Erasure, files: Files): Promise<boolean> => {
  if (kind === 'consent') await clearConsent(scope, subjectId);
  else if (kind === 'draft') await eraseDraftCandidates(scope, [subjectId], files);
  else if (kind === 'user') await eraseUserEverywhere(scope, subjectId, files);
  else return eraseCandidateEverywhere(scope, subjectId, files);
  return true;
};

/**
 * Carries out the oldest erasure request except the failed ones, completely or not at all; false if there is none. A
 * request about a candidate, draft or consent waits while the person is on hold, or while a claim, dispute or salary
 * change about them is undecided. Source: decision 0159. Throws FailedErasure.
 */
export const carryOutErasure = async (
  scope: SystemScope,
  files: Files,
  failedIds: readonly string[] = [],
): Promise<boolean> => {
  const next = await scope.db
    .selectFrom('erasure')
    .select(['id', 'kind', 'subjectId'])
    .where('doneAt', 'is', null)
    .$if(failedIds.length > 0, (query) => query.where('id', 'not in', failedIds))
    .where(sql<boolean>`not (kind = 'candidate' and ${mustWait(sql.ref('subjectId'))})`)
    .where(
      sql<boolean>`not (kind = 'consent' and exists (
      select from consent_request c where c.id = subject_id and c.erased_at is null
        and app.is_kept_record(c.supplier_id, app.text_of_consent_request(c.id))))`,
    )
    .where(
      sql<boolean>`not (kind = 'draft' and exists (
      select from draft_candidate d where d.id = subject_id
        and app.is_kept_record(d.supplier_id, app.text_of_draft_candidate(d.id))))`,
    )
    .orderBy('askedAt')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!next) return false;
  try {
    // The next call leaves out a request that has to wait.
    if (!(await eraseSubject(scope, next, files))) return true;
  } catch (error) {
    throw new FailedErasure(next.id, error);
  }
  await scope.db.updateTable('erasure').set({ doneAt: scope.now }).where('id', '=', next.id).execute();
  return true;
};
