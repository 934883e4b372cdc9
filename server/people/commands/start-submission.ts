import type { InputOf } from '#contract/common/operation.ts';
import type { startSubmission as operation } from '#contract/people/operations.ts';
import { peopleRefusals } from '#contract/people/refusals.ts';
import { startDraft } from '#server/candidates/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse, Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { findPersonId } from '../queries/find-person.ts';
import { submissionsOf } from '../queries/person-submissions.ts';
import { cvsOf, detailsOf } from '../queries/read-person.ts';

/** Starts a submission with the details and the CV of the person's latest submission. Nothing is sent to the employer. */
export const startSubmission = async (
  scope: AgencyScope,
  { personId, talentRequestId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const found = await findPersonId(scope, personId);
  const rows = found === undefined ? [] : await submissionsOf(scope, found);
  const known = detailsOf(rows);
  if (!known) return notFound();
  const { details, currentCountryId } = known;
  const [cv] = await cvsOf(scope, rows);
  const cvId = cv?.documentId;
  const started = await startDraft(scope, { talentRequestId, fields: { ...details, currentCountryId }, cvId });
  if (!(started instanceof Refused)) return started;
  if (started.refusal.code === 'too-many-imports') return refuse(peopleRefusals['too-many-drafts']);
  if (started.refusal.code === 'too-many-uploads') return refuse(peopleRefusals['too-many-uploads']);
  return started.refusal.code === 'submission-closed'
    ? refuse(peopleRefusals['not-allowed'], { reasons: started.reasons })
    : notFound();
};
