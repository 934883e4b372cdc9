import type { InputOf } from '#contract/common/operation.ts';
import type { startSubmission as operation } from '#contract/people/operations.ts';
import { peopleRefusals } from '#contract/people/refusals.ts';
import { startDraftForPerson } from '#server/candidates/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse, Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { findPersonId } from '../queries/find-person.ts';
import { selectPersonSubmissions } from '../queries/person-submissions.ts';
import { listCvs, contactDetailsOf } from '../queries/read-person.ts';

type CandidateRefusal = Extract<Awaited<ReturnType<typeof startDraftForPerson>>, Refused>;

/** Converts a refusal of the candidates room to the same refusal as declared in this room. */
const asPeopleRefusal = ({ refusal, reasons, record }: CandidateRefusal) => {
  switch (refusal.code) {
    case 'submission-closed':
      return refuse(peopleRefusals['not-allowed'], { reasons });
    case 'candidate-in-request':
      return refuse(peopleRefusals['person-in-request']);
    case 'candidate-not-available':
      return refuse(peopleRefusals['person-not-available'], record ? { record } : {});
    case 'too-many-checks':
      return refuse(peopleRefusals['too-many-checks']);
    case 'too-many-imports':
      return refuse(peopleRefusals['too-many-drafts']);
    case 'too-many-uploads':
      return refuse(peopleRefusals['too-many-uploads']);
    case 'not-found':
      return notFound();
  }
};

/** Starts a submission with the details and the CV of the person's latest submission. Nothing is sent to the employer. */
export const startSubmission = async (
  scope: AgencyScope,
  { personId, talentRequestId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const found = await findPersonId(scope, personId);
  const rows = found === undefined ? [] : await selectPersonSubmissions(scope, found);
  const known = contactDetailsOf(rows);
  if (!known) return notFound();
  const { details, currentCountryId } = known;
  const started = await startDraftForPerson(scope, {
    person: { ...details, currentCountryId },
    talentRequestId,
    findCv: async () => (await listCvs(scope, rows)).find(({ replaced }) => replaced === null)?.documentId,
  });
  if (started instanceof Refused) return asPeopleRefusal(started);
  return { engagementId: started.engagementId, talentRequestId, draftId: started.draftId };
};
