import { sql } from 'kysely';
import { candidateRefusals } from '#contract/candidates/refusals.ts';
import { findEngagement } from '#server/engagements/public.ts';
import { notFound, refuse, Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { selectOwnImports } from '../../queries/imports/imported-drafts.ts';
import { personKeysForAgency, type PersonIdentity } from '../../queries/person.ts';
import { readSubmissionContext } from '../../queries/submission.ts';
import { checkAvailability, refuseOwnedPerson } from '../ownership/check-availability.ts';
import { startDraft } from './start-draft.ts';

/** A person previously submitted by the agency. */
type KnownPerson = PersonIdentity & { firstName: string; lastName: string; location: string };

/**
 * Finds the caller's draft for this email address, so that selecting the person twice doesn't create a second draft.
 */
const findDraftOf = (scope: AgencyScope, talentRequestId: string, emailAddress: string) =>
  selectOwnImports(scope, talentRequestId)
    .select('id')
    .where(sql<boolean>`lower(fields ->> 'emailAddress') = ${emailAddress.toLowerCase()}`)
    .orderBy('savedAt', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/**
 * Starts submitting a known person for another talent request, with their details and a CV. Only callers who could
 * submit at this time learn whether the person is available.
 */
export const startDraftForPerson = async (
  scope: AgencyScope,
  {
    person,
    talentRequestId,
    findCv,
  }: { person: KnownPerson; talentRequestId: string; findCv: () => Promise<string | undefined> },
) => {
  const needs = await readSubmissionContext(scope, talentRequestId);
  const engagement = needs && (await findEngagement(scope, needs.engagementId));
  if (!engagement) return notFound();
  if (!needs.can.submit.allowed) {
    return refuse(candidateRefusals['submission-closed'], { reasons: needs.can.submit.reasons });
  }
  const keys = await personKeysForAgency(scope, person);
  const question = { ...person, engagement, talentRequestId, keys, documentId: undefined, candidateId: undefined };
  const state = await checkAvailability(scope, question, 'check');
  if (state instanceof Refused) return state;
  if (state.standing === 'in-request') return refuse(candidateRefusals['candidate-in-request']);
  if (!state.isAllowed) return refuseOwnedPerson(engagement.clientId, keys, false);

  const draft = await findDraftOf(scope, talentRequestId, person.emailAddress);
  if (draft) return { engagementId: engagement.id, talentRequestId, draftId: draft.id, isNew: false };
  const started = await startDraft(scope, { talentRequestId, fields: person, cvId: await findCv() });
  return started instanceof Refused ? started : { ...started, isNew: true };
};
