import { sql } from 'kysely';
import type { resubmitState as operation } from '#contract/candidates/operations/submission.ts';
import { candidateRefusals } from '#contract/candidates/refusals.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type { Right } from '#contract/common/refusal.ts';
import { applicationOf } from '#server/applications/public.ts';
import { findEngagement, talentRequestsOf, type FoundEngagement } from '#server/engagements/public.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Answer } from '#server/platform/http/handler.ts';
import { notFound, refuse, type Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope, SystemScope } from '#server/platform/scope/scope.ts';
import { agencyCan, submitRight } from '../policy.ts';
import { findCandidate } from '../queries/find-candidate.ts';
import { checkDuplicates } from '../queries/duplicate-check.ts';
import { ownOpenCandidates } from '../queries/own-candidates.ts';
import { personKeysForAgency } from '../queries/person.ts';
import { keyText, type IdentityKey } from '../rules/identity-keys.ts';

type Input = InputOf<typeof operation>;

const dayMs = 86_400_000;
/** How long it can be seen who asked. */
const keptDays = 90;

/** Of an own candidate: the right to edit it, where it is in this place; undefined where it is not. */
const editRight = async (scope: AgencyScope, candidateId: string, input: Input): Promise<Right | undefined> => {
  const found = await findCandidate(scope, candidateId);
  if (!found || found.engagement.id !== input.engagementId) return undefined;
  if (input.talentRequestId !== undefined && found.request.id !== input.talentRequestId) return undefined;
  return agencyCan(scope, found.candidate, found).edit;
};

/** The right to submit for the talent request, or for any of the engagement where none is named. */
const submitRightIn = async (
  scope: AgencyScope,
  engagement: FoundEngagement,
  talentRequestId: string | undefined,
): Promise<Right | undefined> => {
  const application = await applicationOf(scope, engagement.id);
  const requests = await talentRequestsOf(scope, engagement.id);
  let right: Right | undefined;
  for (const request of requests) {
    if (talentRequestId !== undefined && request.id !== talentRequestId) continue;
    const open = await ownOpenCandidates(scope, request.id);
    right = submitRight(scope, { request, engagement, application, ownOpenCandidates: open });
    if (right.allowed) return right;
  }
  return right;
};

/**
 * How many other people the caller has asked about within a day, or tried to submit in vain. Asking again about the
 * same one tells nothing new.
 */
const peopleChecked = async (scope: AgencyScope, clientId: string, keyHashes: readonly string[]): Promise<number> => {
  // One after another, so that questions sent at once are counted too.
  await scope.db.selectFrom('appUser').select('id').where('id', '=', scope.userId).forNoKeyUpdate().execute();
  const { count } = await scope.db
    .selectFrom('ownershipCheck')
    .select(sql<number>`count(distinct (client_id, key_hashes))::int`.as('count'))
    .where('supplierId', '=', scope.tenantId)
    .where('userId', '=', scope.userId)
    .where('checkedAt', '>', new Date(scope.now.getTime() - dayMs))
    .where(sql<boolean>`(client_id, key_hashes) <> (${clientId}::uuid, ${keyHashes}::text[])`)
    .executeTakeFirstOrThrow();
  return count;
};

const logCheck = async (
  scope: AgencyScope,
  check: { clientId: string; keyHashes: string[]; isAvailable: boolean; isSubmission: boolean },
): Promise<void> => {
  const { tenantId: supplierId, userId, now: checkedAt } = scope;
  await scope.db
    .insertInto('ownershipCheck')
    .values({ id: newId(), supplierId, userId, checkedAt, ...check })
    .execute();
};

const hashesOf = (keys: readonly IdentityKey[]): string[] => keys.map(keyText).toSorted();

/** Refuses a person whom another agency owns. It tells as much as a check does, and is recorded like one. */
export const refuseOwnedPerson = (clientId: string, keys: readonly IdentityKey[]): Refused<'candidate-not-available'> =>
  refuse(candidateRefusals['candidate-not-available'], {
    record: async (scope) => {
      if (scope.side !== 'agency') return;
      await logCheck(scope, { clientId, keyHashes: hashesOf(keys), isAvailable: false, isSubmission: true });
    },
  });

/**
 * Whether a person may be submitted, before the submission. Answers only who could submit now or edit the candidate,
 * since it tells which people other agencies own; each question is therefore counted and recorded.
 */
export const checkOwnership = async (scope: AgencyScope, input: Input): Promise<Answer<typeof operation>> => {
  const engagement = await findEngagement(scope, input.engagementId);
  if (!engagement || (input.clientId !== undefined && input.clientId !== engagement.clientId)) return notFound();
  const right =
    input.candidateId === undefined
      ? await submitRightIn(scope, engagement, input.talentRequestId)
      : await editRight(scope, input.candidateId, input);
  if (!right) return notFound();
  if (!right.allowed) return refuse(candidateRefusals['submission-closed'], { reasons: right.reasons });

  const keys = await personKeysForAgency(scope, {
    emailAddress: input.email,
    contactNumber: input.contactNumber,
    linkedIn: input.linkedIn,
    currentCountryId: input.currentCountryId ?? null,
  });
  const { clientId } = engagement;
  const keyHashes = hashesOf(keys);
  if (keyHashes.length > 0) {
    const others = await peopleChecked(scope, clientId, keyHashes);
    if (others >= scope.settings.ownershipChecksPerDay) return refuse(candidateRefusals['too-many-checks']);
  }
  const { isAllowed, isDuplicate, message } = await checkDuplicates(scope, {
    engagement: { ...engagement, timeZone: input.timeZone ?? engagement.timeZone },
    keys,
    talentRequestId: input.talentRequestId,
    firstName: input.firstName,
    lastName: input.lastName,
    location: input.location,
    documentId: input.documentId,
    candidateId: input.candidateId,
  });
  if (keyHashes.length > 0) await logCheck(scope, { clientId, keyHashes, isAvailable: isAllowed, isSubmission: false });
  return { isAllowed, isDuplicate, message };
};

/** Deletes what is older than anybody looks at. */
export const purgeOwnershipChecks = async (scope: SystemScope): Promise<void> => {
  const before = new Date(scope.now.getTime() - keptDays * dayMs);
  await scope.db.deleteFrom('ownershipCheck').where('checkedAt', '<', before).execute();
};
